import { html } from 'hono/html';
import { standardShippingNote } from '../cart/shipping-rates.ts';
import { countries } from '../market/countries.ts';
import { formatMoney } from '../market/currency-amounts.ts';
import { isProtection } from '../market/variant-price.ts';
import type { Bill } from '../orders/bill.ts';
import { rowsOfBill } from '../orders/sum-rows.ts';
import { demoCard, type FormError, type FormValues } from './checkout-form.ts';
import { errorSummary, type FormState, field, fieldProblem, refusalBox, selectField } from './field.ts';
import { fieldLabels } from './field-labels.ts';
import type { Html } from './page-frame.ts';
import { provincesOf } from './provinces.ts';
import { returnTerms } from './return-terms.ts';
import type { SoldOut } from './sold-out.ts';
import { spelledCode } from './spelled-code.ts';
import { giftMessage, linesList, summaryLine, totalsTable } from './summary.ts';

export interface CheckoutView {
  bill: Bill;
  values: FormValues;
  errors: FormError[];
  /** What has just changed, for the shopper. */
  notice: string | null;
  /** Why Pay did nothing although nothing is wrong. */
  refusal: string | null;
  /** What the stock has too little of: nothing can be paid until the bag is changed. */
  soldOut: SoldOut | null;
  /** For which pieces the days of the delivery do not hold. */
  deliveryRemarks: string[];
  /** The demo's wallet has filled the form. */
  isExpress: boolean;
  action: string;
  site: string;
  /** Why a code does not apply, by warning code. */
  codeProblems: Map<string, string>;
}

/** The one page of the checkout. All fields are in one form, so that no button loses what was typed. */
export function checkoutPage(view: CheckoutView): Html {
  const { bill, errors, notice, refusal, soldOut, site } = view;
  const { country, lines, requiresShipping } = bill.priced;
  const total = formatMoney(bill.due, country.currency);
  // As in the bag: the newest on top, and shipping protection is no piece.
  const shown = lines.filter(({ variant }) => !isProtection(variant.product)).toReversed();
  const list = linesList(
    shown.map((line) => summaryLine(line, soldOut?.remarks.get(line) ?? null)),
    country.currency,
  );
  const totals = totalsTable(rowsOfBill(bill), total, country.currency.code);
  const pieces = shown.reduce((sum, { line }) => sum + line.quantity, 0);
  const counted = pieces === 1 ? '1 piece' : `${pieces} pieces`;
  const message = giftMessage(bill.priced.cart.attributes);
  const bag = `${site}/cart`;
  const labels = fieldLabels(country.code);
  const problems = [
    ...(soldOut ? [{ text: soldOut.message, address: bag }] : []),
    ...errors.map((error) => fieldProblem(error, labels)),
  ];
  const shippingNote = requiresShipping ? standardShippingNote(country) : null;
  return html`<main class="checkout" id="main">
<form class="columns" method="post" action="${view.action}" novalidate>
<button class="unseen" name="do" value="auto" tabindex="-1" aria-hidden="true">Continue</button>
<div class="columns__main">
<h1>Checkout</h1>
<details class="peek"${soldOut ? html` open` : null}><summary><span>Your order, ${counted}</span><span>${total}</span></summary>${list}${message}</details>
${notice ? html`<p class="notice" role="status">${notice}</p>` : null}
${refusal ? refusalBox(refusal) : null}
${errorSummary(problems)}
${soldOut ? null : express(view)}
${contact(view)}
${address(view)}
${requiresShipping ? methods(view) : null}
${payment(view)}
</div>
<aside class="columns__side" aria-label="Your order"><div class="side">
<h2 class="side__title">Your order</h2>
<div class="side__lines">${list}${message}</div>
${codes(view)}
${totals}
${shippingNote ? html`<p class="quiet">${shippingNote}</p>` : null}
</div></aside>
<div class="columns__pay">${
    soldOut
      ? html`<a class="button button--wide" href="${bag}">Return to bag</a>`
      : html`<button class="button button--wide" name="do" value="pay">Pay now, ${total}</button>
<p class="quiet">By paying you agree to the <a class="link" href="${site}/pages/terms">terms</a>. ${returnTerms(shown.map(({ variant }) => variant.product))}</p>
<a class="link" href="${bag}">Return to bag</a>`
  }</div>
</form></main>`;
}

/** Where the wallet knows everything, paying is one press; what it filled in stands below. */
function express({ values, bill, isExpress }: CheckoutView): Html | null {
  if (bill.due === 0) return null;
  const { country, rate, requiresShipping } = bill.priced;
  if (!isExpress) {
    return html`<section class="part"><h2>Express</h2><div class="express"><p class="quiet">The demo’s wallet knows a name, an address and a card that pays.</p><button class="button button--line" name="do" value="express">Express checkout</button></div></section>`;
  }
  if (requiresShipping && !values.address1) {
    return html`<section class="part"><h2>Express</h2><div class="express"><p role="status">The demo’s wallet has no address in ${country.name}. Please type where it goes; the rest is filled in.</p></div></section>`;
  }
  const place = [values.address1, values.address2, values.city].filter(Boolean).join(', ');
  return html`<section class="part"><h2>Express</h2><div class="express">
<p>${values.firstName} ${values.lastName}${requiresShipping ? html`<br>${place}<br>${rate?.title}, ${rate?.description}` : null}<br><span class="quiet">Card number ${values.cardNumber}. All of it can be changed below.</span></p>
<button class="button" name="do" value="pay">Pay with the wallet, ${formatMoney(bill.due, country.currency)}</button></div></section>`;
}

function contact({ values, errors }: CheckoutView): Html {
  const labels = fieldLabels(values.country);
  const form = { values, errors };
  return html`<section class="part"><h2>Contact</h2><div>${field('email', labels.email, { autocomplete: 'email', type: 'email', inputmode: 'email' }, form)}</div></section>`;
}

function address({ values, errors, bill }: CheckoutView): Html {
  const form: FormState = { values, errors };
  const labels = fieldLabels(values.country);
  const country = html`<div class="with-button">${selectField('country', labels.country, { autocomplete: 'shipping country', options: countries }, form)}<button class="button button--line" name="do" value="update">Update</button></div>`;
  if (!bill.priced.requiresShipping) {
    return html`<section class="part"><h2>Country</h2><div><p class="quiet">Nothing in this bag is shipped.</p>${country}</div></section>`;
  }
  const provinces = provincesOf(values.country ?? '');
  const noChoice = { code: '', name: 'Choose …' };
  return html`<section class="part"><h2>Deliver to</h2><div>${country}
<div class="fields">
${field('firstName', labels.firstName, { autocomplete: 'shipping given-name' }, form)}
${field('lastName', labels.lastName, { autocomplete: 'shipping family-name' }, form)}
${field('address1', labels.address1, { autocomplete: 'shipping address-line1', className: 'span' }, form)}
${field('address2', labels.address2, { autocomplete: 'shipping address-line2', isOptional: true, hint: 'if there is one', className: 'span' }, form)}
${field('city', labels.city, { autocomplete: 'shipping address-level2' }, form)}
${
  provinces.length > 0
    ? selectField(
        'province',
        labels.province,
        { autocomplete: 'shipping address-level1', options: [noChoice, ...provinces] },
        form,
      )
    : field('province', labels.province, { autocomplete: 'shipping address-level1', isOptional: true }, form)
}
${field('zip', labels.zip, { autocomplete: 'shipping postal-code' }, form)}
${field('phone', labels.phone, { autocomplete: 'shipping tel', type: 'tel', inputmode: 'tel', isOptional: true, hint: 'for the courier', className: 'span' }, form)}
</div></div></section>`;
}

function methods({ bill, deliveryRemarks }: CheckoutView): Html {
  const { rates, rate, country } = bill.priced;
  const isFree = bill.shippingDiscount > 0;
  const money = (amount: number) => formatMoney(amount, country.currency);
  const options = rates.map(({ handle, title, description, amount, usual }) => {
    const isChosen = handle === rate?.handle;
    const before = isFree && isChosen && amount > 0 ? amount : usual;
    const price =
      amount > 0 && !(isFree && isChosen)
        ? money(amount)
        : html`Free${before === null ? null : html` <s><span class="unseen">instead of </span>${money(before)}</s>`}`;
    return html`<label class="choice"><input type="radio" name="shipping" value="${handle}"${isChosen ? html` checked` : null}><span class="choice__text"><span>${title}</span><span class="quiet">${description}</span></span><span class="choice__price">${price}</span></label>`;
  });
  const more =
    rates.length > 1
      ? html`<button class="button button--line" name="do" value="update">Update total</button>`
      : null;
  return html`<section class="part"><h2 id="delivery">Delivery</h2><fieldset aria-labelledby="delivery">${options}${deliveryRemarks.map((text) => html`<p class="quiet choice__remark">${text}</p>`)}${more}</fieldset></section>`;
}

function payment({ values, errors, bill, action }: CheckoutView): Html {
  if (bill.due === 0) {
    return html`<section class="part"><h2>Payment</h2><p class="quiet">Nothing is left to pay.</p></section>`;
  }
  const form = { values, errors };
  const labels = fieldLabels(values.country);
  const code = cardCodeField(form);
  // Without a script it comes back with the field filled, and at the field.
  const useCard = (number: string) =>
    html`<button name="do" value="card ${number}" formaction="${action}#cardNumber" aria-label="Use card number ${number}">${number}</button>`;
  return html`<section class="part"><h2>Payment</h2>
<div><div class="demo"><p><b>This is a demo. Please do not type a real card.</b> These numbers do something; nothing else does.</p>
<ul><li>${useCard('1')}<span>pays at once</span></li><li>${useCard('2')}<span>is declined</span></li></ul>
<p class="quiet">Or the long ones that testers know: 4242 4242 4242 4242 and 4000 0000 0000 0002. Any name, any month to come, any three digits.</p></div>
<div class="fields">
${field('cardNumber', labels.cardNumber, { autocomplete: 'cc-number', inputmode: 'numeric', className: 'span' }, form)}
${field('cardName', labels.cardName, { autocomplete: 'cc-name', className: 'span' }, form)}
${field('cardExpiry', labels.cardExpiry, { autocomplete: 'cc-exp', inputmode: 'numeric' }, form)}
${field('cardCode', labels.cardCode, { autocomplete: 'cc-csc', inputmode: 'numeric', ...code.look }, { ...form, values: code.values })}
</div></div></section>`;
}

/** A typed security code is never sent back: its field is empty and says so. */
function cardCodeField({ values, errors }: FormState): { values: FormValues; look: { note?: string } } {
  const isOurs = !values.cardCode || values.cardCode === demoCard.cardCode;
  if (isOurs) return { values, look: {} };
  const isWrong = errors.some((error) => error.field === 'cardCode');
  const look = isWrong ? {} : { note: 'Please type it again: it is not sent back.' };
  return { values: { ...values, cardCode: '' }, look };
}

function codes({ values, errors, bill, codeProblems }: CheckoutView): Html {
  const form = { values, errors };
  const labels = fieldLabels(values.country);
  const { priced } = bill;
  const applied = priced.codes.map(({ code, problem, discount }) => {
    const spelled = spelledCode({ code, discount });
    const why = problem === null ? null : (codeProblems.get(problem) ?? 'does not apply to this bag');
    const isShipping = problem === null && discount?.kind === 'free-shipping';
    const isIdle = isShipping && !priced.allocations.some((found) => found.discount === discount);
    return html`<li><span><b>${spelled}</b>${isIdle ? html` <span class="quiet">shipping is free already</span>` : null}${why ? html` <span class="field__error">${why}</span>` : null}</span><button class="link" name="do" value="remove-code ${code}">Remove<span class="unseen"> code ${spelled}</span></button></li>`;
  });
  const cards = priced.giftCards.map(
    ({ card, balance }) =>
      html`<li><span>Gift card ending ${card.code.slice(-4)}, ${formatMoney(balance, priced.country.currency)}</span><button class="link" name="do" value="remove-card ${card.id}">Remove<span class="unseen"> gift card ending ${card.code.slice(-4)}</span></button></li>`,
  );
  return html`<div class="codes">
<div class="with-button">${field('discount', labels.discount, { autocomplete: 'off', isOptional: true, isUnmarked: true }, form)}<button class="button button--line" name="do" value="discount">Apply<span class="unseen"> discount code</span></button></div>
<div class="with-button">${field('giftCard', labels.giftCard, { autocomplete: 'off', isOptional: true, isUnmarked: true }, form)}<button class="button button--line" name="do" value="gift-card">Apply<span class="unseen"> gift card</span></button></div>
${applied.length + cards.length > 0 ? html`<ul class="applied">${applied}${cards}</ul>` : null}
</div>`;
}
