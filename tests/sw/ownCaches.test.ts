import { expect, it } from 'vitest'
import { ownCaches } from '../../sw/ownCaches'

const ORIGIN = 'https://ledger.example.org'
const workbox = (folder: string): string => `workbox-precache-v2-${ORIGIN}${folder}`
const root = ['lessons', 'rescue', 'lessons-v1', workbox('/')]
const learn = ['/learn/:lessons', '/learn/:rescue', workbox('/learn/')]
const deeper = ['/learn/more/:lessons', workbox('/learn/more/'), '/more/learn/:lessons', workbox('/more/learn/')]
const all = [...deeper, ...learn, ...root]

it('finds the caches of all versions at the root', () => {
  expect(ownCaches(all, ORIGIN)).toEqual(root)
})

it('finds only the caches of its folder', () => {
  expect(ownCaches(all, ORIGIN, '/learn/')).toEqual(learn)
})
