import type { Fault } from '@storefront/core/fault';
import { needProvider } from '@storefront/core/part-config';
import {
  type CommerceClient,
  type CommerceOptions,
  createCommerceClient,
} from '@storefront/core/providers/commerce/client';
import { remainingMs } from '@storefront/core/providers/deadline';
import { createBoundedFetch } from '@storefront/core/providers/http';
import { commerce as row } from '@storefront/core/providers/rows/commerce';
import type { Watch } from './watch-provider.ts';

const LARGEST_ANSWER_BYTES = 32_000_000;

/** The platform's client as servers use it. Faces are made of it where they are needed: a bundle holds the documents of all that it imports. */
export function openCommerce(watch: Watch, buyerIp: string | null = null): CommerceClient {
  const options = { ...commerceOptions(watch), ...(buyerIp === null ? {} : { buyerIp }) };
  return createCommerceClient(options, createBoundedFetch(LARGEST_ANSWER_BYTES));
}

/** With the private token where there is one: our servers share one address and would be throttled. */
function commerceOptions(watch: Watch): CommerceOptions {
  const { storeDomain, apiVersion, endpoint, timeoutMs, privateToken, publicToken } = needProvider(row);
  const token = privateToken === null ? { public: publicToken } : { private: privateToken };
  return { storeDomain, apiVersion, endpoint, timeoutMs, token, remainingMs, report: reportTo(watch) };
}

/** Of the platform: failed attempts, partial data, and what its editors wrote wrongly. */
export function reportTo({ log, meter }: Watch): (fault: Fault) => void {
  return (fault) => {
    meter.failure('commerce');
    log.error(fault.message, { code: fault.code });
  };
}
