import { expect, it, vi } from 'vitest'
import { type RoutingEvent, routeAssets } from '../../sw/routeAssets'

it('lets the browser answer hashed files from this version’s precache', async () => {
  const addRoutes = vi.fn<NonNullable<RoutingEvent['addRoutes']>>(async () => undefined)
  await routeAssets({ addRoutes }, 'kept')
  const condition = { urlPattern: '/assets/*', requestMethod: 'GET' }
  expect(addRoutes.mock.calls[0]).toEqual([{ condition, source: { cacheName: 'kept' } }])
})

it('has the browser request no page while the worker starts', async () => {
  const addRoutes = vi.fn<NonNullable<RoutingEvent['addRoutes']>>(async () => undefined)
  await routeAssets({ addRoutes }, 'kept')
  expect(addRoutes.mock.calls[1]).toEqual([{ condition: { requestMode: 'navigate' }, source: 'fetch-event' }])
})

it('installs also when the browser lacks static routing or rejects the rule', async () => {
  await expect(routeAssets({}, 'kept')).resolves.toBeUndefined()
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  await expect(routeAssets({ addRoutes: () => Promise.reject(new TypeError('no')) }, 'kept')).resolves.toBeUndefined()
  const refuse = () => {
    throw new TypeError('no')
  }
  await expect(routeAssets({ addRoutes: refuse }, 'kept')).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(4)
  warn.mockRestore()
})
