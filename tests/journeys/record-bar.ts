import type { Page } from 'playwright-core';

/** Takes what an animal's page offers: a button in sight, or behind More where the bar of a phone has no room. */
export async function fromRecordBar(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('group', { name: 'Record' });
  await bar.waitFor();
  const button = page.getByRole('button', { name, exact: true }).first();
  if (await button.isVisible()) return button.click();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
