import { joinClassWords as words } from '#words/joinClass'
import { joinPlaceWords as placeWords } from '#words/joinPlace'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as places from '../../../../src/platform/window/appPlace'
import * as copying from '../../../../src/platform/window/copyText'
import { backupFilePath } from '../../../../src/words/paths'
import { openedClass } from '../../protocol/openedClass'
import { cardOf, inClass, linkOf, show } from './showJoin'

/** Loads the separate scripts first, so that no test waits for them. */
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/join/WhereFirst'),
    import('../../../../src/classroom/screens/join/MoveToApp'),
  ])
})
afterEach(() => vi.restoreAllMocks())

const runsIn = (place: places.AppPlace) => vi.spyOn(places, 'appPlace').mockReturnValue(place)
const copies = () => vi.spyOn(copying, 'copyText').mockResolvedValue(true)
const byCamera = () => screen.queryByText(words.ways[0] ?? '')
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe('joining in the iPhone browser', () => {
  it('asks where I learn before it names the phone’s camera', async () => {
    runsIn('ios-browser')
    const { user } = await show()
    await screen.findByRole('heading', { level: 1, name: placeWords.title })
    expect(byCamera()).toBeNull()
    await user.click(screen.getByRole('button', { name: placeWords.inBrowser }))
    await screen.findByRole('heading', { level: 1, name: words.howTitle })
    expect(byCamera()).not.toBeNull()
  })

  it('joins nothing for a learner of the app, and offers the link', async () => {
    runsIn('ios-browser')
    const copy = copies()
    const link = await linkOf(await openedClass())
    const { user } = await show({ card: cardOf(link) })
    await user.click(await screen.findByRole('button', { name: placeWords.inApp }))
    for (const step of placeWords.steps) screen.getByText(step)
    expect(screen.queryByRole('heading', { name: words.joinTitle })).toBeNull()
    await user.click(screen.getByRole('button', { name: placeWords.copy }))
    await screen.findByText(placeWords.copied)
    expect(new URL(copy.mock.lastCall?.[0] ?? '').hash).toBe(new URL(link).hash)
    await user.click(screen.getByRole('button', { name: placeWords.inBrowser }))
    await screen.findByRole('heading', { level: 1, name: words.joinTitle })
  })

  it('explains on the class page how to move it to the app', async () => {
    runsIn('ios-browser')
    await inClass()
    fireEvent.click(await screen.findByText(placeWords.movingTitle))
    for (const step of placeWords.moving) screen.getByText(step)
    expect(screen.getByRole('link', { name: placeWords.toBackup }).getAttribute('href')).toBe(backupFilePath)
    const copy = copies()
    fireEvent.click(await screen.findByRole('button', { name: placeWords.copy }))
    await screen.findByText(placeWords.copied)
    expect(copy.mock.lastCall?.[0]).toMatch(/\/learning\?view=join#[\w-]{100,}$/)
  })
})

describe('joining in the installed app', () => {
  it('starts with the app’s own camera, and never names the phone’s camera', async () => {
    runsIn('app')
    await show()
    await screen.findByText(words.wayInApp)
    expect(byCamera()).toBeNull()
    const scan = screen.getByRole('button', { name: words.scan })
    expect(isBefore(scan, screen.getByLabelText(words.linkLabel))).toBe(true)
  })
})

describe('joining in another browser', () => {
  it('asks nothing first, and does not mention another place', async () => {
    runsIn('browser')
    await show()
    await screen.findByRole('heading', { level: 1, name: words.howTitle })
    expect(byCamera()).not.toBeNull()
    expect(screen.queryByText(placeWords.title)).toBeNull()
  })
})
