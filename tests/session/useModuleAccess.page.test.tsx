import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ClassPort } from '../../src/session/ClassPort'
import { useModuleAccess } from '../../src/session/useModuleAccess'
import { useManifest, useProgress } from '../../src/session/useRead'
import { lesson, moduleId } from '../core/progress/samples'
import { noClasses } from '../fakes/noClasses'
import { renderScreen } from '../screens/renderScreen'

function Access({ module, asked }: { readonly module: string; readonly asked: string }) {
  const part = { kind: 'lesson', id: lesson(asked) } as const
  const access = useModuleAccess(useProgress(), useManifest()?.value, moduleId(module), part)
  return <h1>{access === undefined ? 'unknown' : access.kind === 'open' ? `open by ${access.by}` : 'locked'}</h1>
}

async function accessTo(module: string, asked: string, asksFor: ClassPort['asksFor']): Promise<void> {
  await renderScreen(<Access module={module} asked={asked} />, {
    path: '/learning',
    classes: { ...noClasses, asksFor },
  })
}

it('lets a learner complete what a class asks for', async () => {
  const asksFor = vi.fn<ClassPort['asksFor']>(async () => true)
  await accessTo('taxes', 'taxes_3', asksFor)
  await screen.findByText('open by plan')
  expect(asksFor.mock.calls.map(([, part, today]) => [part, today])).toEqual([
    [{ kind: 'lesson', id: 'taxes_3' }, '2026-11-20'],
  ])
})

it.each<readonly [string, ClassPort['asksFor']]>([
  ['no class asks for it', async () => false],
  ['the classes cannot be read', () => Promise.reject(new Error('no disk'))],
])('leaves a module locked if %s', async (_name, asksFor) => {
  await accessTo('taxes', 'taxes_3', asksFor)
  await screen.findByText('locked')
})

it('asks no class about an open module', async () => {
  const asksFor = vi.fn<ClassPort['asksFor']>(async () => true)
  await accessTo('foundations', 'foundations_1', asksFor)
  await screen.findByText('open by rule')
  expect(asksFor).not.toHaveBeenCalled()
})
