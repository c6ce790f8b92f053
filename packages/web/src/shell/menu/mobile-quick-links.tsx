import type { ShellContent } from '@storefront/core/content/site-content';
import {
  type AccountMenuItem,
  isOtherSite,
  listAccountMenu,
  otherQuickLinks,
} from '@storefront/core/shell/account-menu';
import { useAtomValue } from 'jotai';
import { siteConfig } from '../../clients/site-config.ts';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { userAtom, userIsLoggedInAtom } from '../../state/session-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { CountryButton } from '../country/country-button.tsx';
import styles from './mobile-menu.module.css';

function wordOf(item: AccountMenuItem): string {
  if ('title' in item) return item.title;
  return item.code === 'greeting' ? lateShellCopy.greeting(item.firstName) : lateShellCopy[item.code];
}

/** Account, the editors' quick links with their sub-links, and help. */
export function MobileQuickLinks({ shell }: { shell: ShellContent }) {
  const user = useAtomValue(userAtom);
  const userIsLoggedIn = useAtomValue(userIsLoggedInAtom);
  const { help, mobileMenu, newsletter, returnsLink, accountLinks } = shell;
  const account = listAccountMenu({
    userIsLoggedIn,
    firstName: user?.firstName ?? null,
    returnsLink,
    links: accountLinks,
    hasWishlists: siteConfig.hasWishlists,
  });
  const others = otherQuickLinks(mobileMenu.quickLinks, account);
  return (
    <div className={styles.quick}>
      {account.map((item) =>
        'title' in item && isOtherSite(item.href) ? (
          <a key={item.key} href={item.href} target="_blank" rel="noopener">
            {item.title}
            <span className="sr"> ({lateShellCopy.opensNewTab})</span>
          </a>
        ) : (
          <Link key={'key' in item ? item.key : item.code} href={item.href}>
            {wordOf(item)}
          </Link>
        ),
      )}
      {others.flatMap(({ key, href, title, subLinks }) =>
        subLinks.length > 0
          ? []
          : [
              <Link key={key} href={href}>
                {title}
              </Link>,
            ],
      )}
      <CountryButton />
      {newsletter && <a href="#newsletter">{newsletter.heading}</a>}
      {help.phone && <a href={help.phone.href}>{lateShellCopy.phone}</a>}
      {help.email && <a href={help.email.href}>{lateShellCopy.email}</a>}
      {others.map(
        ({ key, title, subLinks }) =>
          subLinks.length > 0 && (
            <details key={key}>
              <summary className={styles.more}>
                {title}
                <Icon name="add" size={18} />
                <Icon name="minus" size={18} />
              </summary>
              <div className={styles.columns}>
                {subLinks.map((sub) => (
                  <Link key={sub.key} href={sub.href}>
                    {sub.title}
                  </Link>
                ))}
              </div>
            </details>
          ),
      )}
    </div>
  );
}
