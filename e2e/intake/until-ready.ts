import { expect, type APIRequestContext } from '@playwright/test'

/** Waits for the intake: the database of a first start takes some seconds. */
export const untilReady = (request: APIRequestContext) =>
  expect.poll(async () => (await request.get('/intake/ready')).status()).toBe(200)
