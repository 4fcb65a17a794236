{{/* What all pods have in common. Called with program, image, command, ports, probe, root. */}}
{{- define "aaram.pod" }}
metadata:
  labels:
    app.kubernetes.io/name: aaram
    app.kubernetes.io/component: {{ .program }}
  annotations:
    # New settings start new pods.
    checksum/settings: {{ toJson .root.Values.settings | sha256sum }}
spec:
  automountServiceAccountToken: false
  # Names of services in the environment could be taken for settings.
  enableServiceLinks: false
  terminationGracePeriodSeconds: 40
  securityContext:
    runAsNonRoot: true
    runAsUser: 1000
    runAsGroup: 1000
    fsGroup: 1000
    seccompProfile: { type: RuntimeDefault }
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          app.kubernetes.io/name: aaram
          app.kubernetes.io/component: {{ .program }}
  volumes:
    - name: tmp
      emptyDir: {}
    - name: data
      emptyDir: {}
  containers:
    - name: {{ .program }}
      image: {{ .image | quote }}
      imagePullPolicy: {{ .root.Values.images.pullPolicy }}
      command: {{ toJson .command }}
      envFrom:
        - secretRef:
            name: {{ .root.Values.settingsSecret }}
        - configMapRef:
            name: {{ .root.Release.Name }}-settings
      env:
        - name: DATABASE_URL
          valueFrom:
            secretKeyRef:
              name: {{ .root.Release.Name }}-database-app
              key: uri
        - name: DATABASE_PASSWORD
          valueFrom:
            secretKeyRef:
              name: {{ .root.Release.Name }}-database-app
              key: password
        - name: DATABASE_REPLICA_URLS
          value: {{ if .root.Values.database.replicaReads }}"postgres://aaram:$(DATABASE_PASSWORD)@{{ .root.Release.Name }}-database-ro:5432/aaram"{{ else }}""{{ end }}
        - name: ROLE
          value: {{ if eq .program "worker" }}"worker"{{ else }}"api"{{ end }}
      securityContext:
        allowPrivilegeEscalation: false
        readOnlyRootFilesystem: true
        capabilities: { drop: [ALL] }
      volumeMounts:
        - name: tmp
          mountPath: /tmp
        - name: data
          mountPath: /var/lib/aaram
      resources: {{ toJson .resources }}
      {{- if hasKey . "probe" }}
      ports: {{ toJson .ports }}
      startupProbe:
        httpGet: {{ toJson .alive }}
        periodSeconds: 2
        failureThreshold: 60
      livenessProbe:
        httpGet: {{ toJson .alive }}
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet: {{ toJson .probe }}
        periodSeconds: 2
        timeoutSeconds: 3
      lifecycle:
        # Endpoints forget a pod a moment after it is told to end; until then it still answers.
        preStop:
          sleep: { seconds: 5 }
      {{- end }}
{{- end }}

{{/* A deployment, and how many of its pods may be away at once. */}}
{{- define "aaram.deployment" }}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .program }}
  labels:
    app.kubernetes.io/name: aaram
    app.kubernetes.io/component: {{ .program }}
spec:
  replicas: {{ .replicas }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels:
      app.kubernetes.io/name: aaram
      app.kubernetes.io/component: {{ .program }}
  template:
    {{- include "aaram.pod" . | nindent 4 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .program }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      app.kubernetes.io/name: aaram
      app.kubernetes.io/component: {{ .program }}
{{- end }}
