import type { ShellContent } from '@storefront/core/content/site-content';
import { listAccountMenu } from '@storefront/core/shell/account-menu';
import { Suspense } from 'react';
import { lateShellCopy } from '../copy/late-shell-copy.ts';
import { latePart } from '../hooks/late-part.ts';
import { useSettledAtom } from '../hooks/use-settled-atom.ts';
import { publicPorts } from '../public-ports.ts';
import { userAtom, userIsLoggedInAtom } from '../state/session-atoms.ts';
import { Link } from '../ui/link.tsx';
import styles from './header.module.css';
import { HoverMenu } from './hover-menu.tsx';

const AccountLinks = latePart(() => import('./account-links.tsx').then((module) => module.AccountLinks));
const HelpLinks = latePart(() => import('./help-links.tsx').then((module) => module.HelpLinks));

/** The words right of the logo: who shops ([screen.site-shell-desktop-header.4]) and where to find help (.7). */
export function HeaderTools({ shell: { help, returnsLink } }: { shell: ShellContent }) {
  const user = useSettledAtom(userAtom, null);
  const userIsLoggedIn = useSettledAtom(userIsLoggedInAtom, false);
  const returnsUrl = returnsLink?.href ?? null;
  const account = listAccountMenu({ userIsLoggedIn, firstName: user?.firstName ?? null, returnsUrl });
  const [first] = account;
  const hasChat = publicPorts.chat !== null;
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
          <Suspense>
            <AccountLinks items={account} />
          </Suspense>
        </HoverMenu>
      )}
      {(help.phone || help.email || hasChat) && (
        <HoverMenu panel="helpOpen" word={lateShellCopy.help} label={lateShellCopy.help}>
          <Suspense>
            <HelpLinks help={help} hasChat={hasChat} />
          </Suspense>
        </HoverMenu>
      )}
    </div>
  );
}
