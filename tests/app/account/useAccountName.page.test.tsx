import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useAccountName } from '../../../src/app/account/useAccountName'
import { createMirror } from '../../../src/platform/window/mirror'
import type { LearnerId } from '../../../src/core/progress/ids'
import { renderPart } from '../../render/renderPart'

const MAYA = { id: 'maya' as LearnerId, firstName: 'Maya' }

/** This window, and the actions of another window. */
function window() {
  const kept = new Map<string, string>()
  let tell = (_event: { readonly key: string | null }): void => undefined
  const mirror = createMirror({
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    addEventListener: (_type, listener) => {
      tell = listener
    },
  })
  const otherSignsOut = () => {
    kept.clear()
    tell({ key: null })
  }
  return { mirror, otherSignsOut }
}

function Name({ mirror }: { readonly mirror: ReturnType<typeof createMirror> }) {
  return <p>{useAccountName(mirror) ?? 'nobody'}</p>
}
const text = () => screen.getByRole('paragraph').textContent

it('is the current learner’s name, in this window and in another', () => {
  const { mirror, otherSignsOut } = window()
  renderPart(<Name mirror={mirror} />)
  expect(text()).toBe('nobody')
  act(() => mirror.write(MAYA))
  expect(text()).toBe('Maya')
  act(otherSignsOut)
  expect(text()).toBe('nobody')
})

it('is empty in prerendered HTML, then hydrates to the name without warnings', async () => {
  const complaint = vi.spyOn(console, 'error')
  const { mirror } = window()
  mirror.write(MAYA)
  const made = renderToString(<Name mirror={mirror} />)
  expect(made).toBe('<p>nobody</p>')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const main = document.createElement('main')
  main.innerHTML = made
  document.body.replaceChildren(main)
  const root = await act(() => Promise.resolve(hydrateRoot(main, <Name mirror={mirror} />)))
  expect(text()).toBe('Maya')
  expect(complaint).not.toHaveBeenCalled()
  act(() => root.unmount())
  main.remove()
})
