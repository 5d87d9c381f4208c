import { createContext, type ReactElement } from 'react'

/** Draws a calculator with the numbers of a lesson, which are given as the query string of a link. */
export type DrawCalculator = (numbers: string) => ReactElement

/** Rejects if no calculator has this id, or if its script is neither on this device nor reachable. */
export type LoadCalculator = (tool: string) => Promise<DrawCalculator>

/** Calculators belong to another screen, so the app passes the calculators to lessons through this context. */
export const CalculatorContext = createContext<LoadCalculator>(() => Promise.reject(new Error('no tools here')))
