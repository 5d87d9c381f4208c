import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Fold } from '../../src/ui/Fold'
import { useOpenInPrint } from '../../src/ui/useOpenInPrint'

afterEach(cleanup)

const isOpen = (): boolean => document.querySelector('details')?.open === true
const prints = (): void => void fireEvent(window, new Event('beforeprint'))
const hasPrinted = (): void => void fireEvent(window, new Event('afterprint'))

it('is open on paper, and closed again after it was printed', () => {
  render(
    <Fold label="The numbers" isPrinted>
      <p>$5</p>
    </Fold>,
  )
  expect(isOpen()).toBe(false)
  prints()
  expect(isOpen()).toBe(true)
  hasPrinted()
  expect(isOpen()).toBe(false)
})

it('stays open after it was printed when the reader had opened it', () => {
  render(
    <Fold label="The numbers" isPrinted isOpen>
      <p>$5</p>
    </Fold>,
  )
  prints()
  hasPrinted()
  expect(isOpen()).toBe(true)
})

it(`stays closed on paper without ${useOpenInPrint.name}`, () => {
  render(
    <Fold label="The numbers">
      <p>$5</p>
    </Fold>,
  )
  prints()
  expect(isOpen()).toBe(false)
})
