import { queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import styles from '#features/grievance/grievance.module.css';
import { GrievanceForm } from '#features/grievance/grievance-form.tsx';
import { OfficerFacts } from '#features/grievance/officer-facts.tsx';
import { InfoPage } from '#features/info/info-page.tsx';
import * as texts from '#texts/grievance.ts';
import * as titles from '#texts/info-titles.ts';

/** The grievance officer, and a form for complaints that is open to everybody. */
export function GrievancePage() {
  const { api } = usePlatform();
  const { isAuthenticated, token } = useSession();
  const [search] = useSearchParams();
  const profile = useQuery({
    queryKey: queryKeys.profile(),
    queryFn: () => api.getProfile(),
    enabled: isAuthenticated && token !== null,
  });
  return (
    <InfoPage title={titles.grievance} wide intro={texts.intro}>
      <div className={styles.columns}>
        <GrievanceForm profile={profile.data} order={search.get('order') ?? ''} />
        <OfficerFacts />
      </div>
    </InfoPage>
  );
}
