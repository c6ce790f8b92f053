import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { CustomerPageProps } from '../data/customer-pages.ts';
import type { PageProps } from '../data/page-props.ts';
import { ReferralTest } from '../features/referral/referral-test.tsx';
import { SharedList } from '../features/wishlist/shared-list.tsx';
import { findStart } from './find-start.ts';

/** Screens around an account that anybody may open. */
export function CustomerScreen({ screen, frame }: PageProps<CustomerPageProps>) {
  return screen === 'referral-test' ? (
    <ReferralTest />
  ) : (
    <SharedWishlist startHref={findStart(frame.shell)} />
  );
}

function SharedWishlist({ startHref }: { startHref: string }) {
  const { asPath } = useRouter();
  const [id, setId] = useState<string | null | undefined>(undefined);
  useEffect(() => setId(new URL(asPath, location.href).searchParams.get('id')), [asPath]);
  return <SharedList id={id} startHref={startHref} />;
}
