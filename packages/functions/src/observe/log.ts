import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { redact } from './redact.ts';
import { currentRequestId } from './request-scope.ts';

export type LogFields = Readonly<Record<string, unknown>>;

/** Writes one line of JSON each, without secrets and e-mail addresses. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Adds the request's id to each line and redacts it. */
class RedactingFormatter extends LogFormatter {
  override formatAttributes(base: UnformattedAttributes, more: LogAttributes): LogItem {
    const item = new LogItem({
      attributes: {
        level: base.logLevel,
        timestamp: this.formatTimestamp(base.timestamp),
        message: redact(base.message),
        service: base.serviceName,
        requestId: currentRequestId(),
        xRayTraceId: base.xRayTraceId,
      },
    });
    return item.addAttributes(Object(redact(more)));
  }
}

/** The level is `POWERTOOLS_LOG_LEVEL`, INFO by default. */
const logger = new Logger({ serviceName: 'storefront', logFormatter: new RedactingFormatter() });

export const consoleLog: Log = {
  info: (message, fields = {}) => logger.info(message, fields),
  error: (message, fields = {}) => logger.error(message, fields),
};
