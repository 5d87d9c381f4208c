interface Looking {
  readonly id: string
  readonly icon: string
  readonly color: string
}

/**
 * How a module looks. One that the course doesn't have looks as it does in ours, which names blocks and colors by
 * module.
 */
export function moduleLook(modules: readonly Looking[], moduleId: string): Omit<Looking, 'id'> {
  return modules.find(({ id }) => id === moduleId) ?? { icon: moduleId, color: moduleId }
}
