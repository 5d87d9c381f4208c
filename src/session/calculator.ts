import { createContext, type ReactElement } from 'react'

/** Draws a tool with the numbers of a lesson, given as the query of a link. */
export type DrawCalculator = (numbers: string) => ReactElement

/** Rejects when a script of it is neither on this device nor within reach, and where no tool has this id. */
export type LoadCalculator = (tool: string) => Promise<DrawCalculator>

/** The tools are a screen of their own: the app hands them to lessons. */
export const CalculatorContext = createContext<LoadCalculator>(() => Promise.reject(new Error('no tools here')))
