/**
 * Role: gives the tests of a journey the built site, a browser and a learner who uses it.
 * Guarantee: each browser is closed, its profile removed and the site stopped after the file or the test, also when it failed.
 * Must not: be called once for several files. They share a process, and each file opens its own.
 */
import { it } from 'vitest'
import type { Browser } from './drivers/Browser'
import { Learner } from './Learner'
import { Site } from './Site'

type Close = (close: () => Promise<void>) => void

/** Returns the folder of a built site. Without a folder, it is `dist`. */
export type Build = () => string | undefined | Promise<string>

/** The site of the run, with every language that it has. */
export const ofRun: Build = () => process.env['SITE_ROOT']

async function opensSite(build: Build, onCleanup: Close): Promise<Site> {
  const site = await Site.starts(await build())
  onCleanup(() => site.goesAway())
  return site
}

async function opensBrowser<B extends Browser>(launch: () => Promise<B>, onCleanup: Close): Promise<B> {
  const browser = await launch()
  onCleanup(() => browser.close())
  return browser
}

/** The tests of the file share a site and a browser, so each continues where the last one ended. */
export const journeyOfFile = <B extends Browser>(launch: () => Promise<B>, build = ofRun) =>
  it
    .extend('site', { scope: 'file' }, ({}, { onCleanup }) => opensSite(build, onCleanup))
    .extend('browser', { scope: 'file' }, ({}, { onCleanup }) => opensBrowser(launch, onCleanup))
    .extend('learner', { scope: 'file' }, ({ site, browser }) => new Learner(browser, site.origin))

/** Each test begins with a new site and a new browser. */
export const journeyOfTest = <B extends Browser>(launch: () => Promise<B>, build = ofRun) =>
  it
    .extend('site', ({}, { onCleanup }) => opensSite(build, onCleanup))
    .extend('browser', ({}, { onCleanup }) => opensBrowser(launch, onCleanup))
    .extend('learner', ({ site, browser }) => new Learner(browser, site.origin))
