import type { Fault } from '@storefront/core/fault';
import { needProvider } from '@storefront/core/part-config';
import {
  type CommerceClient,
  type CommerceOptions,
  createCommerceClient,
} from '@storefront/core/providers/commerce/client';
import { row } from '@storefront/core/providers/commerce/row';
import { remainingMs } from '@storefront/core/providers/deadline';
import { createBoundedFetch } from '@storefront/core/providers/http';
import type { WatchDeps } from '../observe/watch-provider.ts';

type Reports = Pick<WatchDeps, 'log' | 'meter'>;

const MAX_RESPONSE_BYTES = 32_000_000;

/**
 * The platform's client as servers use it. Each function makes the faces that it needs, because a bundle holds the
 * GraphQL documents of every face that it imports.
 */
export function openCommerce(watch: Reports, buyerIp: string | null = null): CommerceClient {
  const options = { ...commerceOptions(watch), ...(buyerIp === null ? {} : { buyerIp }) };
  return createCommerceClient(options, createBoundedFetch(MAX_RESPONSE_BYTES));
}

/** Prefers the private token, because our servers share one IP address and would be throttled. */
function commerceOptions(watch: Reports): CommerceOptions {
  const { storeDomain, apiVersion, endpoint, timeoutMs, privateToken, publicToken } = needProvider(row);
  const token = privateToken === null ? { public: publicToken } : { private: privateToken };
  return { storeDomain, apiVersion, endpoint, timeoutMs, token, remainingMs, report: reportTo(watch) };
}

/** Reports failed attempts at the platform, its partial data, and entries that its editors wrote wrongly. */
export function reportTo({ log, meter }: Reports): (fault: Fault) => void {
  return (fault) => {
    meter.failure('commerce');
    log.error(fault.message, { code: fault.code });
  };
}
