import { CheckIcon } from '../icon/icon.tsx';
import { Link, type LinkComponent } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export type Step = {
  label: string;
  /** The page of the step. Every step with a page but the current one becomes a link. */
  href?: string | undefined;
  /** Default: the steps before the current one are finished. */
  done?: boolean | undefined;
};

type StepperProps = {
  /** The steps, in order. Default Registry, Delivery, Share. */
  steps?: ReadonlyArray<Step> | undefined;
  /** The current step, counted from 1; one more than the last when all are finished. */
  current: number;
  /** Names the list. Default 'Progress'. */
  label?: string | undefined;
  /** Renders the links. Default plain anchors. */
  linkComponent?: LinkComponent | undefined;
  className?: string | undefined;
};

const REGISTRY_STEPS: ReadonlyArray<Step> = [
  { label: 'Registry' },
  { label: 'Delivery' },
  { label: 'Share' },
];

/** The position in a short series of steps. */
export function Stepper({
  steps = REGISTRY_STEPS,
  current,
  label = 'Progress',
  linkComponent,
  className,
}: StepperProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const number = index + 1;
          const isCurrent = number === current;
          const done = !isCurrent && (step.done ?? number < current);
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {done ? <CheckIcon /> : number}
              </span>
              <span>{step.label}</span>
              {done && <VisuallyHidden>, done</VisuallyHidden>}
            </>
          );
          return (
            <li
              key={step.label}
              className={styles.step}
              data-state={done ? 'done' : isCurrent ? 'current' : 'next'}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {!isCurrent && step.href ? (
                <Link href={step.href} linkComponent={linkComponent} className={styles.content}>
                  {content}
                </Link>
              ) : (
                <span className={styles.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
