import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { comment } from '../../resources/comments/comment.ts'
import type { InferRecord } from '../../resources/core/index.ts'
import { live } from '../shell/live/index.ts'

/** With the server's reasons against actions: those that are the author's alone have one for everybody else. */
export type Comment = InferRecord<typeof comment> & {
  readonly unavailableReasons?: { readonly [action: string]: string }
}

/** What a part of a page that shows comments has read again: at its own changes, and at those of others. */
export const useReread = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  useEffect(
    () =>
      live.on('comment', () => {
        void queries.invalidateQueries({ queryKey: ['comment'] })
      }),
    [queries],
  )
  return () => queries.invalidateQueries({ queryKey: ['comment'] })
}
