import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pauses } from '../../tools/rooms/pauses'

/**
 * The reasons for a pause in a test, with the files and how many they have. Journeys are without their folders. Lower the
 * numbers, never raise any.
 */
const allowed: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'It simulates a slow line or server.': {
    'lab/Line.ts': 1,
    'network/MisbehavingProxy.ts': 1,
    'network/ShapedLine.ts': 2,
  },
  'Its time is the moment or the length of a fault.': {
    'app/switchingLearners.disk.test.ts': 1,
    'lab/real/engines/chromium.ts': 1,
    'lab/real/engines/firefox.ts': 1,
    'lab/real/HandingIn.ts': 1,
    'lab/real/History.ts': 2,
    'lab/real/takeStep.ts': 2,
    'lab/real/updates.ts': 1,
  },
  'It gives up an answer that may never come.': {
    'journeys/lookAtPage.ts': 1,
    'lab/real/accountsKilled.ts': 1,
    'lab/real/History.ts': 1,
    'lab/real/updates.ts': 1,
  },
  'Its clock is a simulated one.': {
    'lab/class/TeacherPage.ts': 1,
  },
  'It proves that something does not happen later.': {
    'hub/groupCommit.test.ts': 1,
    'journeys/goesBack.journey.ts': 1,
    'journeys/routesFrame.journey.ts': 1,
  },
  'A browser does not tell when it has stored, painted or ended something.': {
    'journeys/goesBack.journey.ts': 1,
    'journeys/smallScreen.journey.ts': 1,
    'journeys/updates.journey.ts': 1,
    'journeys/lookAtPage.ts': 1,
  },
}

/** The benches measure times. A fixture is no test, and this file has samples. */
const IS_TEST = /^(?!bench\/(?!.*\.test\.)|fixtures\/|rooms\/pauses\.test\.).*\.(?:tsx?|m?js)$/

const counted = Object.values(allowed).flatMap((files) => Object.entries(files))
const withoutFolder = (file: string): string => file.replace(/^journeys\/.*\//, 'journeys/')
const mostIn = (file: string): number =>
  counted.reduce((sum, [name, most]) => (name === withoutFolder(file) ? sum + most : sum), 0)

describe('a wait for a time or a count', () => {
  it('is in no test, except in the listed ones', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
    const tests = files.filter((name) => IS_TEST.test(name)).sort()
    expect(tests.length).toBeGreaterThan(700)
    const wrong = tests.flatMap((file) => {
      const found = pauses(file, readFileSync(`tests/${file}`, 'utf8'))
      return found.length === mostIn(file) ? [] : [`${file} has ${found.length}: ${found.join(' · ')}`]
    })
    expect(wrong).toEqual([])
    const names = new Set(tests.map(withoutFolder))
    expect(counted.filter(([file]) => !names.has(file))).toEqual([])
  })

  it.each([
    'await new Promise((resolve) => setTimeout(resolve, 300))',
    'const rests = (ms) => new Promise((done) => { setTimeout(done, ms) })',
    "import { setTimeout as wait } from 'node:timers/promises'\nawait wait(20)",
    'await sleep(100)',
    'await page.waitForTimeout(1_000)',
    'for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))',
    'for (const _ of [1, 2]) { await new Promise(requestAnimationFrame) }',
    "for (let at = 0; at < 9; at += 1) await crypto.subtle.digest('SHA-256', bytes)",
    'await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    "await browser.evaluate('await new Promise((done) => setTimeout(done, 50))')",
    'await browser.evaluate(`return new Promise((done) => setTimeout(done, ${ms}))`)',
  ])('is found when it is planted: %s', (planted) => {
    expect(pauses('planted.test.ts', planted)).toHaveLength(1)
  })

  it.each([
    'while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 50))',
    'for (let look = 0; look < 9 && !isThere(); look += 1) await new Promise((done) => requestAnimationFrame(done))',
    'await new Promise((resolve) => setTimeout(resolve))',
    'setTimeout(() => tell(true), 100)',
    'for (const name of names) await learner.sees(name)',
    'await vi.advanceTimersByTimeAsync(300)',
  ])('is not: %s', (look) => {
    expect(pauses('planted.test.ts', look)).toEqual([])
  })
})
