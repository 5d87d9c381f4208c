import { useId } from 'react'
import { colorName, learnersWords as words, pictureName } from '#words/learners'
import { LEARNER_COLORS, type LearnerLook, PICTURES } from '../data/accounts/learnerLook'
import { LearnerPicture } from '../ui/LearnerPicture'
import styles from './LookPicker.module.css'
import type { Elements } from '../ui/Elements'

interface LookPickerProps {
  readonly look: LearnerLook
  readonly onChange: (look: LearnerLook) => void
  /** Pictures of other learners with the same name. They can't be chosen. */
  readonly taken?: readonly string[]
}

/**
 * Blue, indigo and gray look alike on a cheap screen, so two of the colors are used only if the learner doesn't choose
 * one.
 */
const OFFERED = LEARNER_COLORS.filter((color) => color !== 'retirement' && color !== 'taxes')

/** Lets the learner choose a drawn picture and one of the quilt's colors. */
export function LookPicker({ look, onChange, taken = [] }: LookPickerProps) {
  const colors = OFFERED.some((color) => color === look.color) ? OFFERED : [...OFFERED, look.color]
  return (
    <>
      <Pick
        legend={words.choosePicture}
        value={look.picture}
        onChange={(picture) => onChange({ ...look, picture })}
        choices={PICTURES.map((picture) => {
          const isTaken = taken.includes(picture)
          return {
            value: picture,
            label: isTaken ? words.taken(pictureName(picture)) : pictureName(picture),
            isTaken,
            drawn: <LearnerPicture picture={picture} color={look.color} size="fill" />,
          }
        })}
      />
      <Pick
        legend={words.chooseColor}
        value={look.color}
        onChange={(color) => onChange({ ...look, color })}
        choices={colors.map((color) => ({
          value: color,
          label: colorName(color),
          isTaken: false,
          drawn: <span className={styles.color} data-color={color} />,
        }))}
      />
    </>
  )
}

interface PickProps {
  readonly legend: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly isTaken: boolean
    readonly drawn: Elements
  }[]
}

function Pick({ legend, value, onChange, choices }: PickProps) {
  const name = useId()
  return (
    <fieldset className={styles.pick}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label
            key={choice.value}
            data-chosen={choice.value === value ? '' : undefined}
            data-taken={choice.isTaken ? '' : undefined}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.label}
              checked={choice.value === value}
              disabled={choice.isTaken}
              onChange={() => onChange(choice.value)}
            />
            {choice.drawn}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
