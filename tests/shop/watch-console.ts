import { expect, type Page } from 'playwright/test';
import { isAbsentPage } from './journey.ts';

/** Collects errors and warnings in the console. */
export function watchConsole(page: Page): { expectSilence(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !isAbsentPage(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    expectSilence() {
      expect(complaints, 'errors and warnings in the console').toEqual([]);
    },
  };
}
