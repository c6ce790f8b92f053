// The styles of the account's screens, whose late scripts follow what the server draws.
import '../../ui/button.module.css';
import '../../ui/field.module.css';
import '../../ui/skeleton.module.css';
import './account-frame.module.css';
import './entry/entry-frame.module.css';
import './form/form.module.css';
import './account-home.module.css';
import './orders/order-detail.module.css';
import './orders/order-row.module.css';
import './addresses/addresses.module.css';
import './pane.module.css';
import './profile/profile.module.css';
