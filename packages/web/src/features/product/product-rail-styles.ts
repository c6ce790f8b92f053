// What a page that brings the rail in late must be painted with.
import '../../ui/icon-button.module.css';
import '../../ui/price.module.css';
import '../../ui/rail.module.css';
import './product-card.module.css';
import './swatch-dots.module.css';
