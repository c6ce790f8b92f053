import type { ShellContent } from '@storefront/core/content/site-content';
import { listAccountMenu } from '@storefront/core/shell/account-menu';
import { publicPorts } from '../../clients/public-ports.ts';
import { siteConfig } from '../../clients/site-config.ts';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { useSettledAtom } from '../../hooks/use-settled-atom.ts';
import { userAtom, userIsLoggedInAtom } from '../../state/session-atoms.ts';
import { Link } from '../../ui/link.tsx';
import { AccountLinks } from './account-links.tsx';
import styles from './header-words.module.css';
import { HelpLinks } from './help-links.tsx';
import { HoverMenu } from './hover-menu.tsx';

/** `[screen.site-shell-desktop-header.4]` `[screen.site-shell-desktop-header.7]` Account and help, right of the logo. */
export function HeaderTools({ shell: { help, returnsLink, accountLinks } }: { shell: ShellContent }) {
  const user = useSettledAtom(userAtom, null);
  const userIsLoggedIn = useSettledAtom(userIsLoggedInAtom, false);
  const account = listAccountMenu({
    userIsLoggedIn,
    firstName: user?.firstName ?? null,
    returnsLink,
    links: accountLinks,
    hasWishlists: siteConfig.hasWishlists,
  });
  const [first] = account;
  const hasChat = publicPorts.chat !== undefined;
  return (
    <div className={styles.tools}>
      {first?.code === 'login' && (
        <Link href={first.href} className={styles.word}>
          {lateShellCopy.login}
        </Link>
      )}
      {first?.code === 'greeting' && (
        <HoverMenu
          panel="accountMenuOpen"
          word={lateShellCopy.greeting(first.firstName)}
          label={lateShellCopy.account}
        >
          <AccountLinks items={account} />
        </HoverMenu>
      )}
      <HoverMenu panel="helpOpen" word={lateShellCopy.help} label={lateShellCopy.help}>
        <HelpLinks help={help} hasChat={hasChat} />
      </HoverMenu>
    </div>
  );
}
