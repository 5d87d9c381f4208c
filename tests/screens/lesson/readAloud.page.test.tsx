import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readAloudWords as words } from '#words/readAloud'
import { sentencesOf } from '../../../src/screens/lesson/aloud/sentencesOf'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { getSnapshot as isAnythingInProgress } from '../../../src/session/inProgress'
import { FakeSpeech } from '../../fakes/FakeSpeech'
import { renderScreen } from '../renderScreen'

// The screen imports the part on request. Importing it here keeps that time out of the tests.
beforeAll(() => import('../../../src/screens/lesson/aloud/ReadAloudPart'))
afterEach(() => void vi.unstubAllGlobals())

function elementOf(html: string): Element {
  const article = document.createElement('article')
  article.innerHTML = html
  return article
}

describe('the sentences of an article', () => {
  it('come from headings, paragraphs, points and cells, in order, as written', () => {
    const found = sentencesOf(
      elementOf(
        '<h2>Why?</h2><p>Rent is <strong>high.</strong> So <button>save</button>\u2060. <span role="note">Not this.</span></p>' +
          '<ul><li>One <b>point</b></li></ul><table><tr><th>Item</th><td>$5</td></tr></table>' +
          '<li><span>Food</span><span>$480</span></li><svg><text>no</text></svg><span class="sr">no</span>',
      ),
    )
    expect(found.map(({ text }) => text.replaceAll('\u2060', ''))).toEqual([
      'Why?',
      'Rent is high.',
      'So save.',
      'One point',
      'Item',
      '$5',
      'Food $480',
    ])
    expect(found.map(({ range }) => range.toString().replaceAll('\u2060', ''))[1]).toBe('Rent is high.')
    expect(found[1]?.block.tagName).toBe('P')
  })
})

async function openLesson(fake: FakeSpeech | undefined) {
  const { speechSynthesis, SpeechSynthesisUtterance } = fake?.host() ?? {}
  const page = await renderScreen(
    <main>
      <LessonScreen />
    </main>,
    {
      path: '/lesson/foundations/foundations_1',
      pattern: '/lesson/:moduleId/:lessonId',
    },
  )
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', SpeechSynthesisUtterance)
  await page.user.click(await screen.findByRole('button', { name: words.button }))
  await screen.findByRole('region', { name: words.title })
  return page
}
const marked = () => document.querySelector('[data-reading-aloud]')?.textContent ?? ''

describe('a lesson that is read aloud', () => {
  it('marks the sentence, pauses, resumes and stops', async () => {
    const fake = new FakeSpeech()
    const { user, advance } = await openLesson(fake)
    await waitFor(() => expect(fake.said).toHaveLength(1))
    expect(marked()).toContain(fake.texts[0])
    await act(async () => {
      fake.begins()
      fake.ends()
    })
    expect(fake.said).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: words.pause }))
    expect(fake.speaking).toBe(false)
    await user.click(screen.getByRole('button', { name: words.play }))
    await advance(100)
    expect(fake.texts[2]).toBe(fake.texts[1])
    await user.click(screen.getByRole('button', { name: words.stop }))
    expect(fake.speaking).toBe(false)
    expect(marked()).toBe('')
    expect(screen.queryByRole('region', { name: words.title })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.button }))
  })

  it('blocks the lock and updates only while it is read', async () => {
    const fake = new FakeSpeech()
    const { user, unmount } = await openLesson(fake)
    await waitFor(() => expect(isAnythingInProgress()).toBe(true))
    await user.click(screen.getByRole('button', { name: words.pause }))
    expect(isAnythingInProgress()).toBe(false)
    await user.click(screen.getByRole('button', { name: words.play }))
    expect(isAnythingInProgress()).toBe(true)
    unmount()
    expect(isAnythingInProgress()).toBe(false)
  })

  it('becomes quiet once I leave it', async () => {
    const fake = new FakeSpeech()
    const { unmount } = await openLesson(fake)
    await waitFor(() => expect(fake.speaking).toBe(true))
    unmount()
    expect(fake.speaking).toBe(false)
  })

  it('keeps the speed that I chose', async () => {
    const fake = new FakeSpeech()
    const { user, store, advance } = await openLesson(fake)
    await waitFor(() => expect(fake.speaking).toBe(true))
    await user.selectOptions(screen.getByRole('combobox', { name: words.speed }), 'slower')
    await waitFor(async () => expect(await store.kept.items('settings')).toEqual([{ key: 'speed', value: 'slower' }]))
    await advance(100)
    await waitFor(() => expect(fake.last.rate).toBe(0.8))
  })

  it('says so when the browser has no voice on the device', async () => {
    await openLesson(undefined)
    await screen.findByText(words.said['no-voice'])
    expect(screen.queryByRole('button', { name: words.play })).toBeNull()
    expect(screen.getByRole('button', { name: words.stop })).toBeTruthy()
  })
})
