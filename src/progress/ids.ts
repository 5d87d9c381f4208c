/**
 * Role: the names of things in a progress document, branded so that they can't be confused.
 * Guarantee: a value of one of these types has passed its parser.
 * Must not: know where an id comes from.
 */
declare const brand: unique symbol
type Branded<T, Name extends string> = T & { readonly [brand]: Name }

export type LearnerId = Branded<string, 'LearnerId'>
export type DeviceId = Branded<string, 'DeviceId'>
export type ModuleId = Branded<string, 'ModuleId'>
export type LessonId = Branded<string, 'LessonId'>
/** A module id, or `course` for the whole curriculum. */
export type CertificateId = Branded<string, 'CertificateId'>
/** A local calendar date, `YYYY-MM-DD`, from 2020-01-01. */
export type LocalDate = Branded<string, 'LocalDate'>
/** A UTC instant in exactly the form of `Date.prototype.toISOString`, from 2020-01-01, or `''` when unknown. */
export type Instant = Branded<string, 'Instant'>
