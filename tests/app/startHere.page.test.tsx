import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PublicSite } from '../../src/app/public/PublicSite'
import { StartLink, StartNote } from '../../src/app/public/StartHere'
import { Home } from '../../src/pages/home/page'
import type { Mirror } from '../../src/platform/window/mirror'
import { render } from '../../src/prerender'
import { stageOfTest } from '../render/Stage'

/**
 * The browser's render after the mirror has answered. On a server, React calls the third argument, which has no
 * learner.
 */
function knows(firstName: string | undefined): Mirror {
  const learner = firstName === undefined ? undefined : { id: 'maya1', firstName }
  return {
    subscribe: () => () => undefined,
    getSnapshot: () => learner,
    stored: () => learner,
    write: () => undefined,
    clear: () => undefined,
  }
}

describe('the start link on the home page', () => {
  it('is in islands, signed out in the prerendered page for any visitor', () => {
    const { html } = render('/')
    expect(html).toMatch(
      /data-island="start" data-text="\/lesson\/foundations\/foundations_1"><a [^>]*>Start lesson 1<\/a>/,
    )
    expect(html).toMatch(
      /data-island="start-note" data-text="\d+ minutes\. No account, nothing to buy\."><span>\d+ minutes/,
    )
    const bar = {
      path: '/',
      account: knows('Maya'),
      signOut: { facts: never, switchLearner: never, keep: never, remove: never },
    }
    expect(renderToString(<PublicSite Page={Home} {...bar} />)).toContain('>Start lesson 1</a>')
  })

  it('renders from the same props in the browser, so hydration matches', () => {
    const nobody = knows(undefined)
    const { html } = render('/')
    expect(html).toContain(
      renderToStaticMarkup(<StartLink account={nobody} path="/lesson/foundations/foundations_1" />),
    )
    const [, note = ''] = /data-island="start-note" data-text="([^"]*)"/.exec(html) ?? []
    expect(html).toContain(renderToStaticMarkup(<StartNote account={nobody} note={note} />))
  })
})

describe('the start link for a learner', () => {
  it('leads back to the dashboard, and names the current learner', async () => {
    const stage = stageOfTest()
    const maya = knows('Maya')
    await stage.shows(
      <>
        <StartLink account={maya} path="/lesson/foundations/foundations_1" />
        <StartNote account={maya} note="15 minutes. No account, nothing to buy." />
      </>,
    )
    expect(stage.names()).toEqual(['Continue learning'])
    expect(stage.control('Continue learning').getAttribute('href')).toBe('/dashboard')
    expect(document.body.textContent).toContain('You are learning here as Maya.')
    expect(document.body.textContent).not.toMatch(/Start lesson|No account/)
  })
})

function never(): Promise<never> {
  return Promise.reject(new Error('Nobody signs out here.'))
}
