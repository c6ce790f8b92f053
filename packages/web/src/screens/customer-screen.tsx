import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import type { CustomerPageProps } from '../data/customer-pages.ts';
import { ReferralTest } from '../features/referral/referral-test.tsx';
import { SharedList } from '../features/wishlist/shared-list.tsx';

/** Screens around an account that anybody may open. */
export function CustomerScreen({ screen }: Pick<CustomerPageProps, 'screen'>) {
  return screen === 'referral-test' ? <ReferralTest /> : <SharedWishlist />;
}

function SharedWishlist() {
  const { asPath } = useRouter();
  const [id, setId] = useState<string | null | undefined>(undefined);
  useEffect(() => setId(new URL(asPath, location.href).searchParams.get('id')), [asPath]);
  return <SharedList id={id} />;
}
