import { classBookWords as words } from '#words/classBook'
import { openingClassWords as ways } from '#words/openingClass'
import { reloadPageWords } from '#words/reloadPage'
import { weakPasswordWords as weak } from '#words/weakPassword'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ClassScreen } from '../../../../src/classroom/screens/teacher/ClassScreen'
import { classPath } from '../../../../src/words/links'
import { paths } from '../../../../src/words/paths'
import { MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { renderScreen } from '../../../screens/renderScreen'

/** Loads the separate script first, so that no test waits for it. */
beforeAll(async () => void (await import('../../../../src/classroom/screens/teacher/list/MyClasses')))
afterEach(() => {
  vi.restoreAllMocks()
})

const PASSWORD = 'four good words here'
const PERIOD_3 = { className: 'Period 3', teacherName: 'Ms. Hale', password: PASSWORD }

async function opens(taught: MemoryTaughtClasses, path: string = classPath()) {
  return await renderScreen(<ClassScreen open={async () => taught} />, { path })
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

async function fillsIn(page: Awaited<ReturnType<typeof opens>>, password = PASSWORD) {
  await page.user.type(await field(ways.opening.name), 'Period 3')
  await page.user.type(await field(ways.opening.teacher), 'Ms. Hale')
  await page.user.type(await field(ways.opening.password), password)
}

describe('my classes', () => {
  it('starts empty, with the teacher’s responsibilities and the sample class', async () => {
    await opens(new MemoryTaughtClasses())
    const link = await screen.findByRole('link', { name: new RegExp(words.tryAction) })
    expect(link.getAttribute('href')).toBe(classPath('made-up'))
    for (const duty of ways.opening.duties) expect(screen.getByText(duty)).toBeDefined()
    const guide = screen.getByRole('link', { name: new RegExp(words.guide) })
    expect(guide.getAttribute('href')).toBe(paths.teachers)
    expect(screen.queryByText(words.listTitle)).toBeNull()
  })

  it('names each of its forms', async () => {
    await opens(new MemoryTaughtClasses())
    const forms = await screen.findAllByRole('form', { hidden: true })
    const names = forms.map((form) => form.getAttribute('aria-label'))
    expect(names).toEqual([ways.opening.action, ways.bring.title, ways.lost.title])
    expect(document.querySelectorAll('form')).toHaveLength(names.length)
  })

  it('creates a class once, however often I press, and opens its card', async () => {
    const taught = new MemoryTaughtClasses()
    const page = await opens(taught)
    const create = vi.spyOn(taught, 'create')
    await fillsIn(page)
    await page.user.dblClick(await button(ways.opening.action))
    await waitFor(() => expect(page.location().search).toContain('page=card'))
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith(PERIOD_3)
    expect(taught.kept.size).toBe(1)
  })

  it.each([
    ['too short', 'too-short'],
    ['1111111111', 'repeats'],
    ['qwertyuiop', 'in-a-row'],
    ['Butterfly12', 'one-word'],
  ] as const)('rejects the password %s beside its field and creates nothing', async (typed, fault) => {
    const taught = new MemoryTaughtClasses()
    const page = await opens(taught)
    await fillsIn(page, typed)
    await page.user.click(await button(ways.opening.action))
    await screen.findByText(weak[fault])
    expect(document.activeElement).toBe(await field(ways.opening.password))
    expect(taught.kept.size).toBe(0)
  })

  it('shows an error when the disk fails', async () => {
    const taught = new MemoryTaughtClasses()
    taught.fails = 'quota'
    const page = await opens(taught)
    await fillsIn(page)
    await page.user.click(await button(ways.opening.action))
    await screen.findByText(ways.opening.failed('quota'))
  })

  it.each(['connection', 'outdated'] as const)('offers a reload when no class was created: %s', async (reason) => {
    const taught = new MemoryTaughtClasses()
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    vi.spyOn(taught, 'create').mockResolvedValue({ kind: 'refused', reason })
    const page = await opens(taught)
    await fillsIn(page)
    await page.user.click(await button(ways.opening.action))
    await screen.findByText(ways.opening.failed(reason))
    await page.advance(600)
    await page.user.click(await button(reloadPageWords.action))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('offers a reload when an old class was not deleted', async () => {
    const taught = new MemoryTaughtClasses()
    const book = taught.add(PERIOD_3)
    const [one] = await taught.list()
    if (one === undefined) throw new Error('no class')
    vi.spyOn(taught, 'list').mockResolvedValue([{ ...one, replacedBy: book.key }])
    vi.spyOn(taught, 'dropReplaced').mockResolvedValue('connection')
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const page = await opens(taught)
    const drop = await button(words.dropReplaced)
    await page.advance(600)
    await page.user.click(drop)
    await screen.findByText(words.notDropped)
    await page.advance(600)
    await page.user.click(await button(reloadPageWords.action))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('follows classes created and deleted in another tab', async () => {
    const taught = new MemoryTaughtClasses()
    await opens(taught)
    await screen.findByText(words.tryText)
    const book = await act(async () => {
      const added = taught.add(PERIOD_3)
      taught.changed()
      return added
    })
    await screen.findByRole('link', { name: words.className('Period 3', 'Ms. Hale') })
    await act(async () => taught.remove(book))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Period 3/ })).toBeNull())
  })
})

describe('a locked class', () => {
  const locked = () => {
    const taught = new MemoryTaughtClasses()
    const book = taught.add(PERIOD_3)
    return { taught, book, path: classPath(book.key) }
  }

  it('opens with its password, and stays open for the next page', async () => {
    const { taught, path } = locked()
    const page = await opens(taught, path)
    await page.user.type(await field(words.unlock.password), PASSWORD)
    await page.user.click(await button(words.unlock.action))
    await screen.findByRole('heading', { level: 1, name: 'Today' })
    await page.user.click(screen.getByRole('link', { name: words.page.grid }))
    await screen.findByRole('heading', { level: 1, name: 'Grid' })
  })

  it('reports a wrong password, and the wait after too many', async () => {
    const { taught, path } = locked()
    const page = await opens(taught, path)
    await page.user.type(await field(words.unlock.password), 'something else')
    await page.user.click(await button(words.unlock.action))
    await screen.findByText(words.unlock.refused['wrong-password'])
    taught.waits = 3000
    await page.user.click(await button(words.unlock.action))
    await screen.findByText(words.unlock.wait(3))
    const unlock = vi.spyOn(taught, 'unlock')
    await page.user.click(await button(words.unlock.action))
    expect(unlock).not.toHaveBeenCalled()
    await page.advance(1000)
    await page.advance(1000)
    await screen.findByText(words.unlock.wait(1))
  })

  it.each(['connection', 'outdated'] as const)('offers a reload when it stays locked: %s', async (reason) => {
    const { taught, path } = locked()
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const page = await opens(taught, path)
    await page.user.type(await field(words.unlock.password), PASSWORD)
    expect(screen.queryByRole('button', { name: reloadPageWords.action })).toBeNull()
    vi.spyOn(taught, 'unlock').mockResolvedValue({ kind: 'refused', reason })
    await page.user.click(await button(words.unlock.action))
    await screen.findByText(words.unlock.refused[reason])
    await page.advance(600)
    await page.user.click(await button(reloadPageWords.action))
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each(['not-here', 'damaged', 'replaced'] as const)('links to every class when it is %s', async (reason) => {
    const { taught, path } = locked()
    const page = await opens(taught, path)
    vi.spyOn(taught, 'unlock').mockResolvedValue({ kind: 'refused', reason })
    await page.user.click(await button(words.unlock.action))
    await screen.findByText(words.unlock.refused[reason])
    expect(screen.getByRole('link', { name: words.back }).getAttribute('href')).toBe(classPath())
  })

  it('locks ten minutes after the last touch, and by the button', async () => {
    const { taught, book, path } = locked()
    const page = await opens(taught, path)
    await page.user.type(await field(words.unlock.password), PASSWORD)
    await page.user.click(await button(words.unlock.action))
    await screen.findByRole('heading', { level: 1, name: 'Today' })
    await page.advance(11 * 60_000)
    await screen.findByText(words.unlock.title('Period 3'))
    expect(book.getSnapshot().end).toBe('locked')
  })

  it('disappears with a message when another tab deletes it', async () => {
    const { taught, book, path } = locked()
    const page = await opens(taught, path)
    await page.user.type(await field(words.unlock.password), PASSWORD)
    await page.user.click(await button(words.unlock.action))
    await screen.findByRole('heading', { level: 1, name: 'Today' })
    await act(async () => taught.remove(book))
    await screen.findByRole('heading', { name: words.ended.gone[0] })
    expect(screen.queryByText(/Period 3/)).toBeNull()
  })

  it('is not found when it is another teacher’s or deleted long ago', async () => {
    await opens(new MemoryTaughtClasses(), classPath('0'.repeat(32)))
    await screen.findByRole('heading', { name: words.unlock.gone })
  })
})

describe('a backup', () => {
  const choose = async (name: string) => {
    await act(async () => screen.getByText(name, { selector: 'summary *' }).click())
    const label = name === ways.lost.title ? ways.lost.choose : ways.bring.choose
    const picker = screen.getAllByLabelText(label).find((input) => input.closest('details')?.open === true)
    if (picker === undefined) throw new Error('no picker')
    return picker
  }
  const file = new File(['class-backup "Period 3"'], 'Class Period 3.class-backup.txt')
  const submit = async (page: Awaited<ReturnType<typeof opens>>, picker: HTMLElement) => {
    const form = picker.closest('form')
    await page.user.type(form?.querySelector('input[name="password"]') ?? document.body, PASSWORD)
    await act(async () => void fireEvent.submit(form ?? document.body))
  }

  it('is restored with its password and opens its class', async () => {
    const taught = new MemoryTaughtClasses()
    const page = await opens(taught)
    await screen.findByText(words.tryText)
    const picker = await choose(ways.bring.title)
    await act(async () => void fireEvent.change(picker, { target: { files: [file] } }))
    await submit(page, picker)
    await screen.findByText(ways.bring.restored('Period 3'))
    expect(taught.kept.size).toBe(1)
  })

  it('asks for the file before anything else', async () => {
    const taught = new MemoryTaughtClasses()
    const restore = vi.spyOn(taught, 'restore')
    const page = await opens(taught)
    await screen.findByText(words.tryText)
    await submit(page, await choose(ways.bring.title))
    await screen.findByText(ways.bring.noFile)
    expect(restore).not.toHaveBeenCalled()
  })

  it('from a lost phone needs a new password, and clears the fields', async () => {
    const taught = new MemoryTaughtClasses()
    const page = await opens(taught)
    await screen.findByText(words.tryText)
    const picker = await choose(ways.lost.title)
    await act(async () => void fireEvent.change(picker, { target: { files: [file] } }))
    const next = within(picker.closest('form') ?? document.body).getByLabelText<HTMLInputElement>(ways.lost.next)
    await page.user.type(next, PASSWORD)
    await submit(page, picker)
    await screen.findByText(weak['same-password'])
    expect(taught.kept.size).toBe(0)
    await page.user.clear(next)
    await page.user.type(next, 'three grey mittens')
    await act(async () => void fireEvent.submit(next.form ?? document.body))
    await screen.findByText(ways.lost.done('Period 3'))
    expect([...taught.kept.values()].map(({ book }) => book.password)).toEqual(['three grey mittens'])
    const typed = [...(next.form?.querySelectorAll<HTMLInputElement>('input[type=password]') ?? [])]
    expect(typed.map(({ value }) => value)).toEqual(['', ''])
  })

  it.each(Object.entries(ways.bring.refused))(
    'explains what happened when it is rejected as %s',
    async (reason, text) => {
      const taught = new MemoryTaughtClasses()
      taught.restores = { kind: 'refused', reason: reason as keyof typeof ways.bring.refused }
      const page = await opens(taught)
      await screen.findByText(words.tryText)
      const picker = await choose(ways.lost.title)
      await act(async () => void fireEvent.change(picker, { target: { files: [file] } }))
      const next = within(picker.closest('form') ?? document.body).getByLabelText(ways.lost.next)
      await page.user.type(next, 'three grey mittens')
      await submit(page, picker)
      await screen.findByText(text)
      expect(taught.kept.size).toBe(0)
      const offered = screen.queryByRole('button', { name: reloadPageWords.action }) !== null
      expect(offered).toBe(reason === 'connection' || reason === 'outdated')
    },
  )
})
