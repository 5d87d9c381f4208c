import { useContext, useState } from 'react'
import { calculatorWords as words } from '#words/calculator'
import { toolNames } from '#words/toolNames'
import type { LessonContent } from '../../../core/curriculum/curriculum'
import { Fold } from '../../../ui/Fold'
import { PartSpinner } from '../../../ui/PartSpinner'
import { CalculatorContext, type DrawCalculator } from '../../../session/calculator'
import { CouldNotRead } from '../../../session/CouldNotRead'
import { useOnce } from '../../../session/useRead'

type Calculator = NonNullable<LessonContent['calculator']>

interface CalculatorFoldProps {
  readonly calculator: Calculator
}

/**
 * The calculator with the lesson's numbers, collapsed. No part of the calculator is loaded before the learner opens it.
 */
export function CalculatorFold({ calculator }: CalculatorFoldProps) {
  const [isAsked, setAsked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { tool } = calculator
  // The lesson may ask for a tool that only a later version of this site has.
  if (!isToolName(tool)) return null
  return (
    <Fold label={words.fold(toolNames[tool])} onToggle={(isOpen) => setAsked((was) => was || isOpen)}>
      {isAsked ? (
        <LoadedCalculator key={attempt} calculator={calculator} onRetry={() => setAttempt(attempt + 1)} />
      ) : null}
    </Fold>
  )
}

function LoadedCalculator({ calculator, onRetry }: CalculatorFoldProps & { readonly onRetry: () => void }) {
  const load = useContext(CalculatorContext)
  const loaded = useOnce<DrawCalculator | 'missing'>(() => load(calculator.tool).catch(() => 'missing' as const))
  if (loaded === undefined) return <PartSpinner label={words.loading} />
  if (loaded !== 'missing') return loaded(calculator.numbers)
  return <CouldNotRead title={words.notLoadedTitle} text={words.notLoadedText} onRetry={onRetry} />
}

function isToolName(tool: string): tool is keyof typeof toolNames {
  return Object.hasOwn(toolNames, tool)
}
