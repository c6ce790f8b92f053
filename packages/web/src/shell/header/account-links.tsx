import { type AccountMenuItem, isOtherSite } from '@storefront/core/shell/account-menu';
import { Fragment } from 'react';
import { lateShellCopy } from '../../copy/late-shell-copy.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

function Item({ item }: { item: AccountMenuItem }) {
  if (item.code === 'greeting')
    return (
      <Link href={item.href}>
        <span className="t2">{lateShellCopy.greeting(item.firstName)}</span>
      </Link>
    );
  if (!('title' in item)) return <Link href={item.href}>{lateShellCopy[item.code]}</Link>;
  if (!isOtherSite(item.href)) return <Link href={item.href}>{item.title}</Link>;
  return (
    <a href={item.href} target="_blank" rel="noopener">
      <span>{item.title}</span> <span>{lateShellCopy.opensNewTab}</span>
    </a>
  );
}

/** `[screen.site-shell-desktop-header.5]` The links of an account, with logout. */
export function AccountLinks({ items }: { items: AccountMenuItem[] }) {
  return (
    <>
      {items.map((item) => (
        <Fragment key={'key' in item ? item.key : item.code}>
          <Item item={item} />
          {item.code === 'greeting' && <hr />}
        </Fragment>
      ))}
      <hr />
      <Link href={paths.logout}>{lateShellCopy.logout}</Link>
    </>
  );
}
