import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfTest } from './journey'
import type { Learner } from './Learner'

const it = journeyOfTest(launchHeadlessShell)

const focusedField = (browser: ChromiumBrowser) =>
  browser.evaluate("return document.activeElement?.labels?.[0]?.innerText.trim() ?? ''")

const signsOut = async (learner: Learner, name: string) => {
  await learner.presses(name)
  await learner.presses('Sign Out')
  await learner.presses('Keep my progress on this device')
  await learner.seesHeading('Money lessons that work offline.')
}

describe('an account on this device', () => {
  it('can be created, left and opened again, and names each mistake', async ({ browser, learner }) => {
    await learner.opens('/lesson/foundations/foundations_2')
    await learner.isAt('/login?from=%2Flesson%2Ffoundations%2Ffoundations_2')
    // A visitor on the way to a lesson sees the first-name form first, with accounts folded below it.
    await learner.presses('Sign in or create an account')
    await learner.presses('Create account')
    await learner.presses('Create account and start')
    await learner.sees('Enter your name.')
    await learner.sees('Enter your full email address')
    await learner.sees('Use at least 8 characters.')
    await learner.sees('Check the box if you’re 13 or older')
    expect(await focusedField(browser)).toBe('Name')
    await learner.types('Ruth Olson', 'Name')
    await learner.types('ruth', 'Email')
    await learner.types('prairie', 'Password, at least 8 characters')
    await learner.presses('Create account and start')
    await learner.sees('Enter your full email address')
    expect(await focusedField(browser)).toBe('Email')
    await learner.types('ruth@example.org', 'Email')
    await learner.presses('Create account and start')
    await learner.sees('Use at least 8 characters.')
    await learner.types('prairie ledger', 'Password, at least 8 characters')
    await learner.presses('Create account and start')
    await learner.sees('Check the box if you’re 13 or older')
    await learner.chooses('I am 13 or older')
    await learner.presses('Create account and start')
    await learner.isAt('/lesson/foundations/foundations_2')
    await learner.presses(lessonWords.markComplete)
    await learner.sees('50 points earned so far.')

    await signsOut(learner, 'Ruth')
    await learner.opens('/login')
    await learner.seesHeading('Who is learning?')
    await learner.presses('Sign in')
    await learner.types('ruth@example.org', 'Email')
    await learner.types('something else', 'Password')
    await browser.press('Enter')
    await learner.sees('That email and password don’t match.')
    await learner.types('nobody@example.org', 'Email')
    await learner.types('prairie ledger', 'Password')
    await browser.press('Enter')
    await learner.sees('That email and password don’t match.')
    await learner.types('RUTH@example.org', 'Email')
    await learner.types('prairie ledger', 'Password')
    await browser.press('Enter')
    await learner.isAt('/dashboard')
    await learner.sees('1 of 8')
  })
})

describe('a shared tablet', () => {
  it('keeps two learners apart and opens each by name', async ({ learner }) => {
    await learner.opens('/login')
    await learner.types('Maya', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.opens('/lesson/foundations/foundations_1')
    await learner.presses(lessonWords.markComplete)
    await learner.sees('50 points earned so far.')
    await signsOut(learner, 'Maya')

    await learner.opens('/login')
    await learner.seesHeading('Who is learning?')
    await learner.presses('Start learning')
    await learner.types('Tomás', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.sees('Start lesson 1')
    await signsOut(learner, 'Tomás')

    await learner.opens('/login')
    await learner.presses('Maya')
    await learner.isAt('/dashboard')
    await learner.sees('1 of 8')
  })

  it('shows nothing of the last learner when the next one presses Back', async ({ learner }) => {
    await learner.opens('/login')
    await learner.types('Maya', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.opens('/lesson/foundations/foundations_1')
    await learner.presses(lessonWords.markComplete)
    await learner.sees('50 points earned so far.')
    await learner.opens('/profile')
    await learner.seesHeading('Maya')
    await signsOut(learner, 'Maya')
    for (const left of ['/profile', '/lesson/foundations/foundations_1', '/dashboard']) {
      await learner.goesBack()
      await learner.isAt(`/login?from=${encodeURIComponent(left)}`)
      await learner.seesHeading('Who is learning?')
      expect(await learner.text()).not.toMatch(/1 of 8|50 points/)
    }
  })

  it('removes a learner only after a clear yes', async ({ learner }) => {
    await learner.opens('/login')
    await learner.types('Maya', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.sees('Start lesson 1')
    await learner.presses('Maya')
    await learner.presses('Sign Out')
    await learner.presses('Delete permanently')
    await learner.sees('To keep everything, make a backup file first.')
    await learner.presses('Delete permanently')
    await learner.sees('Type yes first')
    await learner.types('yes', 'Type yes to delete it')
    await learner.presses('Delete permanently')
    await learner.until("return location.pathname === '/'", 'the home page')
    await learner.until(
      "return (await indexedDB.databases()).every(({ name }) => !name.startsWith('learner-'))",
      'no database of a learner',
    )
    await learner.opens('/login')
    await learner.seesHeading('Start learning')
    expect(await learner.canPress('Maya')).toBe(false)
  })
})

it('never follows a link to another site after signing in', async ({ learner }) => {
  await learner.opens('/login?from=https%3A%2F%2Fexample.org%2F')
  await learner.types('Maya', 'First name')
  await learner.presses('Start learning')
  await learner.isAt('/dashboard')
})
