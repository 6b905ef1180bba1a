import { drawMailTemplate } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { LoadFailure } from '@gift-registry/design-system/load-failure';
import { Loading } from '@gift-registry/design-system/loading';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { codeWords } from '../code-words/code-words.ts';
import { ControlCenter } from '../control-center/control-center.tsx';
import { DrawnMail } from '../team-mails/drawn-mail.tsx';
import { NotificationLinks } from '../team-mails/notification-links.tsx';
import { useTemplates } from '../team-mails/use-templates.ts';

export default function MailTemplatesPage() {
  const { data, error, isFetching, refetch } = useTemplates();
  const { location, pushQuery } = useNavigation();
  const wanted = new URLSearchParams(location.search).get('template');
  const template = data?.templates.find((name) => name === wanted) ?? data?.templates[0];
  return (
    <ControlCenter action={null}>
      <Stack gap={4}>
        <NotificationLinks />
        {error && !data && (
          <LoadFailure
            title="The templates could not be loaded"
            error={error}
            onRetry={refetch}
            busy={isFetching}
          />
        )}
        {!data && !error && <Loading label="Loading the templates..." lines={8} />}
        {data && template && (
          <>
            <SelectField
              label="Template"
              hint="Drawn with sample data, as mail programs show it."
              options={data.templates.map((value) => ({ value, label: codeWords(value) }))}
              value={template}
              onValueChange={(value) => pushQuery(new URLSearchParams({ template: value }))}
            />
            <DrawnMail
              key={template}
              name={`template ${template}`}
              draw={(api, scheme, signal) =>
                api(drawMailTemplate, { params: { template }, query: { scheme } }, { signal })
              }
            />
          </>
        )}
      </Stack>
    </ControlCenter>
  );
}
