import { useState } from 'react'
import { promiseSource } from '../../session/promiseSource'
import { type OpenSession, UnsavedProvider } from '../../session/SessionContext'
import type { Elements } from '../../ui/Elements'
import type { Place } from '../../words/places'
import { SessionTitle } from './DocumentTitle'
import type { Services } from './Services'

const openScreens: ReadonlySet<Place['screen']> = new Set(['lesson', 'tools', 'glossary', 'sign'])

/** Whether a place needs no learner and no storage, so that it opens in a browser that saves nothing. */
export function opensUnsaved(place: Place | undefined): boolean {
  return place !== undefined && openScreens.has(place.screen)
}

interface UnsavedFrameProps {
  readonly services: Services
  readonly children: Elements
}

/** The frame around a screen in a browser that saves nothing. There is no learner, and every save says that it failed. */
export function UnsavedFrame({ services, children }: UnsavedFrameProps) {
  const [session] = useState(() => unsavedSession(services))
  return (
    <UnsavedProvider session={session}>
      <SessionTitle />
      {children}
    </UnsavedProvider>
  )
}

function unsavedSession({ library, clock }: Services): OpenSession {
  return {
    library,
    clock,
    reads: {
      manifest: promiseSource(
        () => library.manifest(),
        ({ kind }) => kind === 'loaded',
      ),
      sheets: promiseSource(() => Promise.resolve([])),
    },
    store: { kept: { items: () => Promise.resolve([]), keep: () => Promise.resolve('private-mode') } },
    savesNothing: true,
  }
}
