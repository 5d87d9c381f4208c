import { backupFileWords as words } from '#words/backupFile'
import { isThereWords } from '#words/isThere'
import { weakPasswordWords } from '#words/weakPassword'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackupFile } from '../../../src/screens/profile/BackupFile'
import { BringInFile } from '../../../src/screens/profile/BringInFile'
import { useProgress } from '../../../src/session/useRead'
import { lesson } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { type RenderedScreen, renderScreen } from '../renderScreen'

/** The files that the page saved or shared, newest last. */
let handedOver: File[] = []

beforeEach(() => {
  handedOver = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) handedOver.push(file)
    return '#handed-over'
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

/** Simulates a browser that shares files, where sharing fails with `failure`. */
function sharing(failure: DOMException): void {
  Object.assign(navigator, { canShare: () => true, share: () => Promise.reject(failure) })
}

const lastFile = (): File => {
  const file = handedOver.at(-1)
  if (file === undefined) throw new Error('No file was handed over.')
  return file
}
const makeButton = () => screen.findByRole('button', { name: new RegExp(`^${words.make}`) })
/** Only this answer makes the file the last one. */
async function saysItIsThere(user: RenderedScreen['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: isThereWords.yes }))
  await screen.findByText(words.nothingSince)
}
const picker = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${words.choose}"]`)
  if (input === null) throw new Error('There is no picker.')
  return input
}

function Files() {
  const document = useProgress()
  return document === undefined ? null : (
    <>
      <BackupFile document={document} />
      <BringInFile />
    </>
  )
}

async function mayaWithOneLesson(): Promise<RenderedScreen> {
  const page = await renderScreen(<Files />, {
    path: '/profile?view=backup',
    before: (store) => store.completeLesson(lesson('foundations_1')),
  })
  await makeButton()
  return page
}

describe('my backup file', () => {
  it('is downloaded under my name and includes everything so far', async () => {
    const { user } = await mayaWithOneLesson()
    await screen.findByText(words.never)
    await user.click(await makeButton())
    await screen.findByText(words.given.downloading('Maya.ledger-backup.txt'))
    expect(lastFile().name).toBe('Maya.ledger-backup.txt')
    expect(await lastFile().text()).toMatch(/^[\w-]/)
    await screen.findByText(isThereWords.isThere)
    await screen.findByText(words.never)
    await saysItIsThere(user)
    expect(document.activeElement?.textContent).toBe(isThereWords.noted)
    expect(screen.queryByText(isThereWords.isThere)).toBeNull()
    expect(screen.queryByText(words.never)).toBeNull()
  })

  it.each([
    ['x', weakPasswordWords['too-short']],
    ['1111111111', weakPasswordWords.repeats],
    ['foundations1', weakPasswordWords['one-word']],
  ])('is not made with the passphrase %s, and says why', async (typed, sentence) => {
    const { user } = await mayaWithOneLesson()
    const field = screen.getByLabelText(/^Passphrase/u)
    await user.type(field, typed)
    const fold = field.closest('details')
    expect(fold?.open).toBe(false)
    await user.click(await makeButton())
    await screen.findByText(sentence)
    expect(fold?.open).toBe(true)
    expect(document.activeElement).toBe(field)
    expect(handedOver).toHaveLength(0)
    await user.clear(field)
    await user.type(field, 'four small red barns')
    await user.click(await makeButton())
    await screen.findByText(words.given.downloading('Maya.ledger-backup.txt'))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('is offered as text to copy when no file arrived', async () => {
    const { user } = await mayaWithOneLesson()
    await user.click(await makeButton())
    await user.click(await screen.findByRole('button', { name: isThereWords.no }))
    const text = screen.getByLabelText<HTMLTextAreaElement>(isThereWords.byHand)
    expect([document.activeElement, text.value]).toEqual([text, await lastFile().text()])
    await user.click(screen.getByRole('button', { name: isThereWords.copy }))
    await screen.findByText(isThereWords.copied)
    expect(await navigator.clipboard.readText()).toBe(text.value)
    await screen.findByText(words.never)
  })

  it('counts changes since the backup, including another tab’s', async () => {
    const page = await mayaWithOneLesson()
    await page.user.click(await makeButton())
    await saysItIsThere(page.user)
    const other = await page.openOtherTab()
    await other.completeLesson(lesson('foundations_2'))
    await screen.findByText(words.lessonsSince(1, 0))
    await other.undoLesson(lesson('foundations_2'))
    await screen.findByText(words.somethingSince)
  })

  it('is made once, however often I press', async () => {
    const { user } = await mayaWithOneLesson()
    await user.dblClick(await makeButton())
    await saysItIsThere(user)
    expect(handedOver).toHaveLength(1)
  })

  it('is not called made when I choose no app', async () => {
    const { user } = await mayaWithOneLesson()
    sharing(new DOMException('Nothing was chosen.', 'AbortError'))
    await user.click(await makeButton())
    await screen.findByText(words.given.cancelled())
    await screen.findByText(words.never)
    expect(handedOver).toHaveLength(0)
  })

  it('is downloaded when sharing fails', async () => {
    const { user } = await mayaWithOneLesson()
    sharing(new DOMException('Too late after the press.', 'NotAllowedError'))
    await user.click(await makeButton())
    await screen.findByText(words.given.downloading('Maya.ledger-backup.txt'))
  })

  it('is made on a full disk, without a record on the page', async () => {
    const { user } = await mayaWithOneLesson()
    const fullDisk = failingPuts(Infinity)
    await user.click(await makeButton())
    await screen.findByText(words.given.downloading('Maya.ledger-backup.txt'))
    fullDisk.mockRestore()
    expect(handedOver).toHaveLength(1)
    await screen.findByText(words.never)
  })
})

describe('restoring a file', () => {
  it('of my own changes nothing and says that nothing is new', async () => {
    const { user, store } = await mayaWithOneLesson()
    await user.click(await makeButton())
    await saysItIsThere(user)
    const before = await store.progress()
    await user.upload(picker(), lastFile())
    await screen.findByText(words.nothingNew)
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.accept}`) })).toBeNull()
    await user.click(screen.getByRole('button', { name: words.closeFile }))
    expect(screen.queryByText(words.nothingNew)).toBeNull()
    expect(await store.progress()).toEqual(before)
  })

  it('of another learner adds once after a yes, naming the learner', async () => {
    const page = await mayaWithOneLesson()
    await page.user.click(await makeButton())
    await saysItIsThere(page.user)
    const file = lastFile()
    const bens = await page.switchLearner({ displayName: 'Ben' })
    await screen.findByText(words.never)
    await page.user.upload(picker(), file)
    await screen.findByText(words.replays.other('Maya'))
    expect(Object.keys((await bens.progress()).lessons)).toEqual([])
    const accepted = vi.spyOn(bens.backupFile, 'accept')
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${words.accept}`) }))
    await screen.findByText(words.added('Maya'))
    expect(accepted).toHaveBeenCalledTimes(1)
    expect(Object.keys((await bens.progress()).lessons)).toEqual(['foundations_1'])
  })

  it('lists its lessons that I have undone since', async () => {
    const { user, store } = await mayaWithOneLesson()
    await user.click(await makeButton())
    await saysItIsThere(user)
    await store.undoLesson(lesson('foundations_1'))
    await user.upload(picker(), lastFile())
    await screen.findByText(words.takenBack(1))
    expect(await screen.findByText(words.nothingNew)).toBeTruthy()
  })

  it('in an unknown format says so and changes nothing', async () => {
    const { user, store } = await mayaWithOneLesson()
    const before = await store.progress()
    await user.upload(picker(), new File(['a shopping list'], 'list.txt'))
    await screen.findByText(words.refused['not-a-backup'])
    expect(await store.progress()).toEqual(before)
  })

  it('on a full disk says so and adds nothing', async () => {
    const page = await mayaWithOneLesson()
    await page.user.click(await makeButton())
    await saysItIsThere(page.user)
    const file = lastFile()
    const bens = await page.switchLearner({ displayName: 'Ben' })
    await screen.findByText(words.never)
    await page.user.upload(picker(), file)
    await screen.findByText(words.replays.other('Maya'))
    const fullDisk = failingPuts(Infinity)
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.accept}`) }))
    await screen.findByText(words.notAdded.quota)
    fullDisk.mockRestore()
    expect(Object.keys((await bens.progress()).lessons)).toEqual([])
  })
})
