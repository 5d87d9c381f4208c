import project from '../../../package.json'
import hpkeCore from '../../../node_modules/@hpke/core/package.json'
import dexie from '../../../node_modules/dexie/package.json'
import events from '../../../node_modules/events/package.json'
import fflate from '../../../node_modules/fflate/package.json'
import firebase from '../../../node_modules/firebase/package.json'
import minisearch from '../../../node_modules/minisearch/package.json'
import pouchdbBrowser from '../../../node_modules/pouchdb-browser/package.json'
import qr from '../../../node_modules/qr/package.json'
import react from '../../../node_modules/react/package.json'
import reactDom from '../../../node_modules/react-dom/package.json'
import reactRouterDom from '../../../node_modules/react-router-dom/package.json'
import tsFsrs from '../../../node_modules/ts-fsrs/package.json'
import valibot from '../../../node_modules/valibot/package.json'
import workboxWindow from '../../../node_modules/workbox-window/package.json'
import zxcvbn from '../../../node_modules/@zxcvbn-ts/core/package.json'
import { openSourceWords as words } from '#words/openSource'

export interface Part {
  readonly name: string
  readonly purpose: string
  /** An SPDX expression, such as `MIT` or `MIT OR Apache-2.0`. */
  readonly license: string
}

const packages = [
  react,
  reactDom,
  reactRouterDom,
  dexie,
  valibot,
  minisearch,
  workboxWindow,
  firebase,
  hpkeCore,
  qr,
  fflate,
  pouchdbBrowser,
  events,
  tsFsrs,
  zxcvbn,
] as const

/**
 * Third-party code that reaches a learner's device. Licenses are copied from the packages. Their versions are only in
 * `package-lock.json`, so that a newer one costs a device no page.
 */
export const parts: readonly Part[] = [
  ...packages.map(({ name, license }) => ({
    name,
    purpose: purposeOf(name),
    license: license.replace(/^\((.*)\)$/, '$1'),
  })),
  { name: 'Besley', purpose: words.purposes.besley, license: 'OFL-1.1' },
]

export const projectLicense: string = project.license

function purposeOf(name: string): string {
  const purpose = new Map(Object.entries(words.purposes)).get(name)
  if (purpose === undefined) throw new Error(`src/words/en/openSource.ts does not say what ${name} does here.`)
  return purpose
}
