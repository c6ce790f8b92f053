import type { ReactNode } from 'react';
import { AccountFrame, type AccountPlace, AccountUnreachable, AccountWaiting } from './account-frame.tsx';
import { type CustomerState, useCustomer } from './use-customer.ts';

interface AccountGateProps {
  place: AccountPlace;
  /** Of the frame that waits. */
  title: ReactNode;
  /** The screen in its frame, for the customer; it is drawn anew for another one. */
  children: (customer: Extract<CustomerState, { step: 'customer' }>) => ReactNode;
}

/** An account screen for customers only. The server draws the frame, the browser who it is for. */
export function AccountGate({ place, title, children }: AccountGateProps) {
  const customer = useCustomer();
  if (customer.step === 'customer') return children(customer);
  return (
    <AccountFrame place={place} title={title}>
      {customer.step === 'unreachable' ? (
        <AccountUnreachable onRetry={() => location.reload()} />
      ) : (
        <AccountWaiting />
      )}
    </AccountFrame>
  );
}
