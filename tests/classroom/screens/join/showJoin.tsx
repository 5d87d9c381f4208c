import { screen } from '@testing-library/react'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import type { KeptCard } from '../../../../src/classroom/ports/KeptCard'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import { type CardRelay, cardText } from '../../../../src/classroom/protocol/card/classCard'
import { JoinScreen } from '../../../../src/classroom/screens/join/JoinScreen'
import { systemClock } from '../../../../src/platform/clock'
import { createStore } from '../../../../src/platform/createStore'
import type { LearnerStore, OpenedLearnerStore } from '../../../../src/data/store/learnerStore'
import { joinClassPath, joinedClassPath } from '../../../../src/words/links'
import { classesOf, keyOf } from '../../classSamples'
import { type OpenedClass, openedClass, tools } from '../../protocol/openedClass'
import { noClasses } from '../../../fakes/noClasses'
import { renderScreen, type ScreenOptions } from '../../../screens/renderScreen'

/** A saved card, as if it had come with a link. */
export function cardOf(text: string | null): KeptCard {
  const card = createStore<string | null | undefined>(text)
  return {
    subscribe: card.subscribe,
    getSnapshot: card.getSnapshot,
    load: async () => undefined,
    keep: async (next) => card.set(next),
    drop: async () => card.set(null),
  }
}

interface JoinOptions {
  readonly card?: KeptCard
  readonly joined?: Classes['joined']
  readonly tablet?: Classes['tablet']
  readonly relays?: Classes['relays']
}

function classesWith({
  card = cardOf(null),
  joined,
  tablet = noClasses.tablet,
  relays = noClasses.relays,
}: JoinOptions): Classes {
  const own = async (store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>) =>
    createJoinedClasses({ store, clock: systemClock, app: 'v9' })
  return { ...noClasses, card: async () => card, joined: joined ?? own, tablet, relays }
}

export const show = (options: ScreenOptions & JoinOptions = {}) =>
  renderScreen(<JoinScreen />, {
    path: joinClassPath,
    ...options,
    classes: classesWith(options),
  })

export const linkOf = async ({ card }: OpenedClass) =>
  `https://site.example${joinClassPath}#${await cardText(card, tools)}`

/** Shows the page of a class that Ada has joined. */
export async function inClass(
  before?: (store: OpenedLearnerStore) => unknown,
  { named = [], ...options }: ScreenOptions & JoinOptions & { readonly named?: readonly CardRelay[] } = {},
) {
  const made = await openedClass()
  const opened = { ...made, card: { ...made.card, relays: named } }
  const rendered = await show({
    ...options,
    path: joinedClassPath(keyOf(opened)),
    before: async (store) => {
      await classesOf(store).join(opened.card, 'Ada')
      await before?.(store)
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Period 3' })
  return { opened, key: keyOf(opened), ...rendered }
}
