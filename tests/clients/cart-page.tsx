import { CartProvider, ShopifyProvider, useCart } from 'hydrogen-react-2026';
import { createRoot } from 'react-dom/client';

interface Settings {
  storeDomain: string;
  token: string;
  version: string;
  merchandiseId: string;
  otherId: string;
}

declare global {
  interface Window {
    settings: Settings;
  }
}

const { settings } = window;

function Cart() {
  const cart = useCart();
  const [line] = cart.lines ?? [];
  return (
    <main>
      <output aria-label="status">{cart.status}</output>
      <output aria-label="quantity">{cart.totalQuantity}</output>
      <output aria-label="total">{cart.cost?.totalAmount?.amount}</output>
      <output aria-label="email">{cart.buyerIdentity?.email}</output>
      <output aria-label="codes">{cart.discountCodes?.map((code) => code?.code).join(' ')}</output>
      <output aria-label="lines">{cart.lines?.map((one) => one?.merchandise?.title).join(', ')}</output>
      <output aria-label="error">{JSON.stringify(cart.error ?? null)}</output>
      <button
        type="button"
        onClick={() => cart.linesAdd([{ merchandiseId: settings.merchandiseId, quantity: 2 }])}
      >
        Add
      </button>
      <button type="button" onClick={() => cart.linesAdd([{ merchandiseId: settings.otherId }])}>
        Add another
      </button>
      <button type="button" onClick={() => cart.linesUpdate([{ id: line?.id ?? '', quantity: 3 }])}>
        Three
      </button>
      <button type="button" onClick={() => cart.linesRemove([line?.id ?? ''])}>
        Remove
      </button>
      <button type="button" onClick={() => cart.discountCodesUpdate(['WELCOME10'])}>
        Code
      </button>
      <button type="button" onClick={() => cart.noteUpdate('Ring twice')}>
        Note
      </button>
      <button type="button" onClick={() => cart.buyerIdentityUpdate({ email: 'odile@example.com' })}>
        E-mail
      </button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ShopifyProvider
      storeDomain={settings.storeDomain}
      storefrontToken={settings.token}
      storefrontApiVersion={settings.version}
      countryIsoCode="US"
      languageIsoCode="EN"
    >
      <CartProvider>
        <Cart />
      </CartProvider>
    </ShopifyProvider>,
  );
}
