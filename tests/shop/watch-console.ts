import { expect, type Page } from 'playwright/test';

/** Collects what the browser complains about; a page that works says nothing. */
export function watchConsole(page: Page): { expectSilence(): void } {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return {
    expectSilence() {
      expect(complaints, 'the console stays silent').toEqual([]);
    },
  };
}
