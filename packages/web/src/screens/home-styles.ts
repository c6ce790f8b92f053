// What the home page must be painted with before the scripts of its sections have come.
import '../features/content/editorial.module.css';
import '../features/content/quote.module.css';
import '../features/content/shoppable.module.css';
import '../features/content/tiles.module.css';
import '../features/product/piece-row.module.css';
import '../features/product/product-rail-styles.ts';
import '../shell/newsletter-section.module.css';
import '../ui/button.module.css';
import '../ui/more-link.module.css';
import '../ui/price.module.css';
