// The styles that a page with a late product rail needs at its first paint.
import '../../ui/icon-button.module.css';
import '../../ui/price.module.css';
import '../../ui/rail.module.css';
import './card-tools.module.css';
import './product-card.module.css';
import './swatch-dots.module.css';
