// A late section is painted before its script has come: each page with sections needs their styles from the beginning,
// and those of what they contain.
import '../features/product/product-rail-styles.ts';
import '../features/product/product-row.module.css';
import '../features/product/size-guide.module.css';
import '../ui/button.module.css';
import '../ui/more-link.module.css';
import '../ui/price.module.css';
import './archive-grid/archive-grid.module.css';
import './contact/contact.module.css';
import './editorial/editorial.module.css';
import './faq/faq.module.css';
import './figures/figures.module.css';
import './image-grid/image-grid.module.css';
import './long-text/long-text.module.css';
import './marquee/marquee.module.css';
import './newsletter/newsletter.module.css';
import './passage/passage.module.css';
import './quote/quote.module.css';
import './shoppable/shoppable.module.css';
import './size-guide/size-guide.module.css';
import './tiles/tiles.module.css';
import './video/video.module.css';
import './hero/hero.module.css';
import './loaded-near.module.css';
