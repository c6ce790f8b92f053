import type { Allocation } from '../cart/price-cart.ts';
import type { Country } from '../market/countries.ts';
import { convert, moneyV2 } from '../market/currency-amounts.ts';

/** A cart's or line's discount as the API shows it. */
export function allocationObject(allocation: Allocation, country: Country): object {
  const { discount, amount, target } = allocation;
  const isWhole = discount.collectionHandle === null;
  const shared = {
    discountedAmount: moneyV2(amount, country.currency),
    targetType: target,
    discountApplication: {
      __typename: 'CartDiscountApplication',
      allocationMethod: discount.kind === 'percentage' && !isWhole ? 'EACH' : 'ACROSS',
      targetSelection: isWhole ? 'ALL' : 'ENTITLED',
      targetType: target,
      value: discountValue(allocation, country),
    },
  };
  return discount.code === null
    ? { __typename: 'CartAutomaticDiscountAllocation', title: discount.title, ...shared }
    : { __typename: 'CartCodeDiscountAllocation', code: discount.code, ...shared };
}

/** A fixed amount on the whole order is, in a line's share, the share. */
function discountValue({ discount, amount, isShare }: Allocation, { currency }: Country): object {
  if (discount.kind === 'amount') {
    return moneyV2(isShare ? amount : convert(discount.value, currency), currency);
  }
  return {
    __typename: 'PricingPercentageValue',
    percentage: discount.kind === 'free-shipping' ? 100 : discount.value,
  };
}
