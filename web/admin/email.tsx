import { Fragment } from 'react';

type EmailProps = { email: string; className?: string | undefined };

/**
 * An email address, left to right in both languages. One that is too long for its line breaks before `@` and `.`, not
 * before its last letter.
 */
export const Email = ({ email, className }: EmailProps) => (
  <bdi dir="ltr" className={className}>
    {email.split(/(?=[@.])/).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what a place holds has no other name.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
