import type { ShellContent } from '@storefront/core/content/site-content';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { CountryButton } from '../country/country-button.tsx';

interface HelpLinksProps {
  help: ShellContent['help'];
  hasChat: boolean;
}

/** `[screen.site-shell-desktop-header.7]` Phone and e-mail of the settings, the chat where there is one, and the country. */
export function HelpLinks({ help: { phone, email }, hasChat }: HelpLinksProps) {
  return (
    <>
      {hasChat && <a href="chat:">{lateShellCopy.chat}</a>}
      {phone && (
        <a href={phone.href}>
          <span>{lateShellCopy.phone}</span> <span className="num">{phone.text}</span>
        </a>
      )}
      {email && (
        <a href={email.href}>
          <span>{lateShellCopy.email}</span> <span>{email.text}</span>
        </a>
      )}
      <CountryButton />
    </>
  );
}
