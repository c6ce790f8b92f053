import { isOwnConsent } from '../../clients/consent-before.ts';
import { findConsentManager } from '../../clients/consent-port.ts';

/** Has a visitor choose: in the shop's own dialog, or in the banner of the configured provider. */
export async function startConsent(showFirstLayer: () => void): Promise<void> {
  if (isOwnConsent()) showFirstLayer();
  else await findConsentManager().load();
}
